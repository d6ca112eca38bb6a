/** Materials: with reflections and soft light where a graphics card draws, plain where the processor has to. */
import { type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three';

export type Quality = 'fine' | 'plain';

const BY_PROCESSOR = /swiftshader|llvmpipe|software|basic render/i;

/** Which of them this machine can draw sixty times a second; asked of a context of its own, before the real one is made. */
export function qualityHere(): Quality {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'plain';
  const quality = qualityOf(gl);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return quality;
}

function qualityOf(gl: WebGL2RenderingContext): Quality {
  const known = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(known ? known.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return BY_PROCESSOR.test(name) ? 'plain' : 'fine';
}

export type Matter = MeshStandardMaterial | MeshLambertMaterial;

export class Matters {
  constructor(readonly quality: Quality) {}

  /** A print as sharp at a slant as this machine can afford. */
  sharpen(print: Texture): Texture {
    if (this.quality === 'plain') print.anisotropy = 1;
    return print;
  }

  private make(options: { map?: Texture | null; color?: string; vertexColors?: boolean }, roughness: number): Matter {
    if (options.map) this.sharpen(options.map);
    return this.quality === 'fine'
      ? new MeshStandardMaterial({ ...options, roughness, metalness: 0 })
      : new MeshLambertMaterial(options);
  }

  wood = (map: Texture): Matter => this.make({ map }, 0.5);
  card = (map: Texture | null): Matter => this.make({ map }, 0.82);
  painted = (): Matter => this.make({ vertexColors: true }, 0.42);
  plain = (color: string): Matter => this.make({ color }, 0.9);
}

export function discard(material: Material): void {
  (material as Matter).map?.dispose();
  material.dispose();
}

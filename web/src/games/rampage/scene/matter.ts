/** Materials: with reflections and soft light where a graphics card draws, plain where the processor has to. */
import { type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture, type WebGLRenderer } from 'three';

export type Quality = 'fine' | 'plain';

const BY_PROCESSOR = /swiftshader|llvmpipe|software|basic render/i;

/** Which of them this machine can draw sixty times a second. */
export function qualityOf(renderer: WebGLRenderer): Quality {
  const gl = renderer.getContext();
  const known = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(known ? known.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return BY_PROCESSOR.test(name) ? 'plain' : 'fine';
}

export type Matter = MeshStandardMaterial | MeshLambertMaterial;

export class Matters {
  constructor(readonly quality: Quality) {}

  private make(options: { map?: Texture | null; color?: string; vertexColors?: boolean }, roughness: number): Matter {
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

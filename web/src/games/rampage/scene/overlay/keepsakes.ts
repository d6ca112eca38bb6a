/** Something to keep: a photo of the city as it is seen now, and a clip of the last film as WebM, made in the browser. */
import type { Show } from '../show';

const FRAMES = 30; // a second
const BITS = 6_000_000;
const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Without the rings that say what may be touched. */
export function photo({ stage, marks, projector }: Show): Promise<Blob | null> {
  const page = document.createElement('canvas');
  marks.hush(true);
  stage.snap(page);
  marks.hush(projector.busy);
  stage.ask();
  return new Promise((done) => page.toBlob(done, 'image/png'));
}

const kindOf = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

export const canFilm = (): boolean => kindOf() !== undefined && 'captureStream' in HTMLCanvasElement.prototype;

/** The last film once more, recorded while it is shown. */
export async function clip(show: Show): Promise<Blob> {
  show.stage.record(true);
  const stream = show.stage.canvas.captureStream(FRAMES);
  const recorder = new MediaRecorder(stream, { mimeType: kindOf()!, videoBitsPerSecond: BITS });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  show.projector.again();
  await show.projector.settled();
  recorder.stop();
  show.stage.record(false);
  await stopped;
  for (const track of stream.getTracks()) track.stop();
  return new Blob(parts, { type: 'video/webm' });
}

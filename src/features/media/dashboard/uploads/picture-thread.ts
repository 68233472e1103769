/* What the threads that make pictures smaller share. */

export type MadeType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Null: this browser cannot make it. */
export type PictureAnswer = Blob | null;

/** Answers each task with what is made of it. */
export function answerWith<T>(make: (task: T) => Promise<Blob>): void {
  const thread = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
  thread.onmessage = ({ data }: MessageEvent<T>) => {
    make(data).then(
      (made) => thread.postMessage(made satisfies PictureAnswer),
      () => thread.postMessage(null satisfies PictureAnswer),
    );
  };
}

/** High enough that the encoding of the server hides what is lost here. */
const QUALITY = 0.94;

/** The picture with these sides, in sRGB and without metadata. */
export function drawn(
  image: ImageBitmap | VideoFrame,
  { width, height }: { width: number; height: number },
  type: MadeType,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no memory for a canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return canvas.convertToBlob({ type, quality: QUALITY });
}

import pLimit from 'p-limit';
import { say } from '../../../../dashboard/kit/language/language.ts';
import { ShownError } from '../../../../dashboard/kit/session/api-error.ts';
import { trustedTypes } from '../../../../ui/trusted-html.ts';
import {
  largestWidth,
  MAX_AVIF_PIXELS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
} from '../../schema.ts';
import { isHeic, isPicture } from './files.ts';
import heicAddress from './heic.worker.ts?worker&url';
import type { PictureTask } from './photograph.worker.ts';
import photographAddress from './photograph.worker.ts?worker&url';
import { type Head, holdsHeic, readHead } from './picture-head.ts';
import type { MadeType, PictureAnswer } from './picture-thread.ts';

/** More would take too much of a tab's memory. */
const twoAtATime = pLimit(2);
/** A decoder that is not the browser's takes more. */
const oneHeic = pLimit(1);

/** In ms. What is not ready then is given up, so that no upload waits for ever. */
const LONGEST = 120_000;

/**
 * A picture that the server accepts, without metadata such as the place where it was taken, and no
 * larger than what the server keeps. A picture that is so already, and any other file, is returned as it
 * is; so is one that this browser cannot change and the server accepts.
 * @param onStart called when its turn has come and it will be changed
 * @throws ShownError for a picture that this browser cannot change and the server would refuse, the reason
 * of `signal` when it is stopped
 */
export async function fitPicture(
  file: File,
  signal: AbortSignal,
  onStart: () => void,
): Promise<File> {
  if (!isPicture(file)) return file;
  const head = await readHead(file).catch(() => null);
  if (head && !needsChange(file, head)) return file;
  const type = madeType(file);
  const made = await twoAtATime(() => {
    signal.throwIfAborted();
    onStart();
    const { width = 0, height = 0 } = head ?? {};
    const task: PictureTask = { file, type, width, height };
    return inThread(photographAddress, task, signal);
  });
  if (made) return named(made, file);
  if (!(await holdsHeic(file))) return asItIs(file, head);
  const opened = await oneHeic(() => {
    signal.throwIfAborted();
    onStart();
    return inThread(heicAddress, { file }, signal);
  });
  if (!opened) throw new ShownError(say('media:upload.heic'));
  return named(opened, file);
}

function needsChange(file: File, head: Head): boolean {
  const { width, height, hasMetadata, isCmyk } = head;
  if (isHeic(file) || !isAccepted(file, head)) return true;
  if (isCmyk) return false;
  if (hasMetadata) return true;
  // A drawing in another format would lose its sharp edges; the server has the whole one.
  return file.type === 'image/jpeg' && largestWidth(width, height) < width;
}

/** Within the limits of the server. */
function isAccepted(file: File, { width, height }: Head): boolean {
  const most = file.type === 'image/avif' ? MAX_AVIF_PIXELS : MAX_IMAGE_PIXELS;
  return (
    file.size <= MAX_IMAGE_BYTES &&
    width * height <= most &&
    Math.max(width, height) <= MAX_IMAGE_SIDE
  );
}

/** A photograph stays one; what may be transparent stays so. */
function madeType(file: File): MadeType {
  if (file.type === 'image/png') return 'image/png';
  return file.type === 'image/jpeg' || isHeic(file) ? 'image/jpeg' : 'image/webp';
}

/** @throws ShownError for what the server would refuse */
function asItIs(file: File, head: Head | null): File {
  // The server says what is wrong with a file that nothing can be read from.
  const isFit = head ? isAccepted(file, head) : file.size <= MAX_IMAGE_BYTES;
  if (isFit) return file;
  throw new ShownError(
    say('media:upload.notMadeSmaller', {
      megapixels: MAX_IMAGE_PIXELS / 1_000_000,
      megabytes: MAX_IMAGE_BYTES / 2 ** 20,
    }),
  );
}

const named = (made: Blob, { name }: File) =>
  new File([made], `${name.replace(/\.[^.]+$/, '')}.${ENDINGS[made.type as MadeType]}`, {
    type: made.type,
  });

const ENDINGS: Record<MadeType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Only the threads of this file may be started from text. */
const policy = trustedTypes?.createPolicy('own-worker', {
  createScriptURL: (address) =>
    address === heicAddress || address === photographAddress ? address : null,
});

/** What a thread of its own makes of it; null if it cannot, or takes too long. */
function inThread(address: string, task: object, signal: AbortSignal): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    let thread: Worker;
    try {
      const trusted = policy?.createScriptURL?.(address) ?? address;
      thread = new Worker(trusted, { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const end = (done: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      thread.terminate();
      done();
    };
    const stop = () => end(() => reject(signal.reason));
    const timer = setTimeout(() => end(() => resolve(null)), LONGEST);
    signal.addEventListener('abort', stop);
    thread.onmessage = ({ data }: MessageEvent<PictureAnswer>) => end(() => resolve(data));
    thread.onerror = () => end(() => resolve(null));
    thread.onmessageerror = () => end(() => resolve(null));
    thread.postMessage(task);
  });
}

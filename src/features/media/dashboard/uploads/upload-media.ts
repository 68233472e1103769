import pLimit from 'p-limit';
import { toast } from 'react-hot-toast/headless';
import { say } from '../../../../dashboard/kit/language/language.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { sendFile } from '../../../../dashboard/kit/session/send-file.ts';
import { type Media, Uploaded } from '../../schema.ts';
import { fitPicture } from './fit-picture.ts';

/** One less than the server accepts of one account, so that another tab can upload too. */
const inTurn = pLimit(3);
const oneFits = pLimit(1);

/** The longest pause before another try, in seconds, if the server names no time. */
const LONGEST_PAUSE = 15;
/** Tries before an upload counts as failed: with the pauses, more than ten minutes. */
const MOST_TRIES = 50;

export interface Received {
  media: Media;
  /** The library had this file already. */
  isKnown: boolean;
}

/**
 * Uploads one file to the library. Uploads wait for each other, three run at a time in one tab; if the
 * server is busy, the upload is tried again after a pause.
 * @param onProgress gets the percentage of the sent bytes; 0 while the upload waits
 * @throws ApiError when the server refuses the file (`fields.file` says why) or does not reply; the
 * reason of `signal` when it is stopped
 */
export async function sendMedia(
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Received> {
  // One at a time: a large photograph takes hundreds of megabytes of memory.
  const fitting = await oneFits(() => fitPicture(file));
  for (let tries = 1; ; tries++) {
    try {
      return await inTurn(async () => {
        signal.throwIfAborted();
        const reply = Uploaded.parse(await sendFile('/api/media', fitting, signal, onProgress));
        if (reply.data.firstFrameOnly)
          toast(say('media:upload.firstFrameOnly', { name: file.name }));
        return { media: reply.data, isKnown: reply.isKnown };
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || !isBusy(error) || tries === MOST_TRIES) throw error;
      onProgress(0);
      await pause(error.retryAfter ?? Math.min(LONGEST_PAUSE, 2 ** tries), signal);
    }
  }
}

/** {@link sendMedia}, for callers to whom it does not matter whether the file was there already. */
export const uploadMedia = async (
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Media> => (await sendMedia(file, signal, onProgress)).media;

const isBusy = ({ status }: ApiError) => status === 429 || status === 503;

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

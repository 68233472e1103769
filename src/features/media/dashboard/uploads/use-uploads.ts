import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { say, useText } from '../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { send } from '../../../../dashboard/kit/session/send-file.ts';
import { mediaRoutes } from '../../contract.ts';
import type { Media, MediaKind, UploadOrder } from '../../schema.ts';
import { refusalOf } from './files.ts';
import { fitPicture } from './fit-picture.ts';

/** One less than the server accepts of one account, so that another tab can upload too. */
const threeAtATime = pLimit(3);

/** The longest pause before another try, in seconds, if the server names no time. */
const LONGEST_PAUSE = 15;
/** Tries before an upload counts as failed: with the pauses, more than ten minutes. */
const MOST_TRIES = 50;

export interface Received {
  media: Media;
  /** The library had this file already. */
  isKnown: boolean;
}

/** What happens to an upload: a photograph is made smaller, bytes are sent, the server works on them. */
export type Step = 'waiting' | 'preparing' | 'sending' | 'processing';

/** Gets the percentage of the sent bytes; 0 before. */
export type OnProgress = (percent: number, step: Step) => void;

/**
 * Uploads one file to the library; a photograph is made smaller before, and loses the place where it was
 * taken. Uploads wait for each other, three run at a time in one tab; if the server is busy, the upload is
 * tried again after a pause.
 * @throws ApiError when the server refuses the file (`fields.file` says why) or does not reply; the
 * reason of `signal` when it is stopped
 */
export async function sendMedia(
  file: File,
  signal: AbortSignal,
  onProgress: OnProgress,
  order: UploadOrder = {},
): Promise<Received> {
  return sendPrepared(file, signal, onProgress, async (fitting, onBytes) => {
    const reply = await send(mediaRoutes.upload, { query: order }, fitting, signal, onBytes);
    if (reply.data.firstFrameOnly) toast(say('media:upload.firstFrameOnly', { name: file.name }));
    return { media: reply.data, isKnown: reply.isKnown };
  });
}

/** What {@link sendMedia} does, for a file that is sent elsewhere. */
export async function sendPrepared<T>(
  file: File,
  signal: AbortSignal,
  onProgress: OnProgress,
  post: (file: File, onBytes: (percent: number) => void) => Promise<T>,
): Promise<T> {
  const fitting = await fitPicture(file, signal, () => onProgress(0, 'preparing'));
  onProgress(0, 'waiting');
  for (let tries = 1; ; tries++) {
    try {
      return await threeAtATime(async () => {
        signal.throwIfAborted();
        onProgress(0, 'sending');
        return await post(fitting, (percent) =>
          onProgress(percent, percent === 100 ? 'processing' : 'sending'),
        );
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || !isBusy(error) || tries === MOST_TRIES) throw error;
      onProgress(0, 'waiting');
      await pause(error.retryAfter ?? Math.min(LONGEST_PAUSE, 2 ** tries), signal);
    }
  }
}

/** {@link sendMedia}, for callers to whom it does not matter whether the file was there already. */
export const uploadMedia = async (
  file: File,
  signal: AbortSignal,
  onProgress: OnProgress,
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

export interface Upload {
  key: number;
  file: File;
  /** Among those that were chosen with it. */
  order: UploadOrder;
  state: 'uploading' | 'failed' | 'done';
  step: Step;
  /** Of the sent bytes. */
  percent: number;
  /** Why it failed. */
  message?: string;
  /** The same file could be accepted at another try. */
  mayRetry?: boolean;
  /** The library had this file already. */
  isKnown?: boolean;
  /** Once it is in the library: a picture's id. */
  picture?: string;
}

interface Options {
  /** Only files of this kind. */
  kind?: MediaKind | undefined;
  /** Given to each file, as they are when it is chosen. */
  tags?: readonly string[];
  /** Called for each file that is in the library then; `key` grows in the order of choice. */
  onUploaded: (media: Media, key: number) => void;
}

let lastKey = 0;

/** Uploads many files; each has a progress, can be cancelled, and tried again if it failed. */
export function useUploads({ kind, tags = [], onUploaded }: Options) {
  const { t } = useText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  /** The tags of each upload. */
  const given = useRef(new Map<number, readonly string[]>());
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));

  async function run({ key, file, order }: Upload): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const onProgress: OnProgress = (percent, step) => {
        if (!signal.aborted) change(key, { percent, step });
      };
      const { media, isKnown } = await sendMedia(file, signal, onProgress, order);
      const add = given.current.get(key) ?? [];
      if (add.length > 0)
        await call(mediaRoutes.changeTags, { body: { ids: [media.id], add: [...add] } });
      change(key, {
        state: 'done',
        percent: 100,
        isKnown,
        ...(media.kind === 'image' && { picture: media.id }),
      });
      latest.current(media, key);
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof ApiError ? error.fields.file : undefined;
      const message = refusal ?? messageOf(error);
      // The same file would be refused again.
      change(key, { state: 'failed', message, mayRetry: refusal === undefined });
    } finally {
      running.current.delete(key);
    }
  }

  function add(files: Iterable<File>): void {
    const chosenAt = new Date().toISOString();
    const added = [...files].map((file, place): Upload => {
      const key = ++lastKey;
      const order = { chosenAt, place };
      given.current.set(key, tags);
      const message = refusalOf(t, file, kind);
      return message === null
        ? { key, file, order, state: 'uploading', step: 'waiting', percent: 0 }
        : {
            key,
            file,
            order,
            state: 'failed',
            step: 'waiting',
            percent: 0,
            message,
            mayRetry: false,
          };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (upload.state === 'uploading') void run(upload);
  }

  return {
    uploads,
    /** The pictures that have arrived, in the order of choice. */
    arrived: uploads.flatMap(({ picture }) => picture ?? []),
    isBusy: uploads.some(({ state }) => state === 'uploading'),
    add,
    /** Stops an upload, or removes one that has ended from the list. */
    remove(key: number): void {
      running.current.get(key)?.abort();
      setUploads((all) => all.filter((one) => one.key !== key));
    },
    retry(key: number): void {
      const upload = uploads.find((one) => one.key === key);
      if (upload?.state !== 'failed') return;
      change(key, { state: 'uploading', step: 'waiting', percent: 0 });
      void run(upload);
    },
    /** Stops all, and empties the list. */
    clear(): void {
      for (const controller of running.current.values()) controller.abort();
      setUploads([]);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

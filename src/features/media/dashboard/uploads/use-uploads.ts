import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import type { Media, MediaKind } from '../../schema.ts';
import { refusalOf } from './check-file.ts';
import { sendMedia } from './upload-media.ts';

export interface Upload {
  key: number;
  file: File;
  state: 'uploading' | 'failed' | 'done';
  /** Of the sent bytes; 0 while it waits, 100 while the server works on it. */
  percent: number;
  /** Why it failed. */
  message?: string;
  /** The same file could be accepted at another try. */
  mayRetry?: boolean;
  /** The library had this file already. */
  isKnown?: boolean;
}

interface Options {
  /** Only files of this kind. */
  kind?: MediaKind | undefined;
  /** Called for each file that is in the library then. */
  onUploaded: (media: Media) => void;
}

let lastKey = 0;

/** Uploads many files; each has a progress, can be cancelled, and tried again if it failed. */
export function useUploads({ kind, onUploaded }: Options) {
  const { t } = useText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
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

  async function run({ key, file }: Upload): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const { media, isKnown } = await sendMedia(file, signal, (percent) => {
        if (!signal.aborted) change(key, { percent });
      });
      change(key, { state: 'done', percent: 100, isKnown });
      latest.current(media);
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
    const added = [...files].map((file): Upload => {
      const key = ++lastKey;
      const message = refusalOf(t, file, kind);
      return message === null
        ? { key, file, state: 'uploading', percent: 0 }
        : { key, file, state: 'failed', percent: 0, message, mayRetry: false };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (upload.state === 'uploading') void run(upload);
  }

  return {
    uploads,
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
      change(key, { state: 'uploading', percent: 0 });
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

import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { isPicture, MAX_PHOTO_BYTES } from '../../../media/dashboard/shared.ts';
import type { Media } from '../../../media/schema.ts';
import { sendImage } from './send-image.ts';

export type Upload =
  | { state: 'uploading'; file: File; percent: number }
  | { state: 'failed'; file: File; message: string; mayRetry: boolean };

/** Runs one upload at a time and reports its percentage; a new file cancels the running upload. */
export function useUpload(onUploaded: (media: Media) => void) {
  const { t } = useText();
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    // The server checks the bytes; this check only avoids a long upload that would be refused.
    if (!isPicture(file)) {
      return setUpload({ state: 'failed', file, message: t('media:wrongType'), mayRetry: false });
    }
    if (file.size > MAX_PHOTO_BYTES) {
      const message = t('media:tooLarge', { megabytes: MAX_PHOTO_BYTES / 2 ** 20 });
      return setUpload({ state: 'failed', file, message, mayRetry: false });
    }
    const controller = new AbortController();
    running.current = controller;
    setUpload({ state: 'uploading', file, percent: 0 });
    try {
      const media = await sendImage(file, controller.signal, (percent) => {
        if (!controller.signal.aborted) setUpload({ state: 'uploading', file, percent });
      });
      if (controller.signal.aborted) return;
      setUpload(null);
      onUploaded(media);
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = messageOf(error);
      const fault = error instanceof ApiError ? error.fields.file : undefined;
      // The same file would be refused again, so retrying is not offered.
      setUpload({ state: 'failed', file, message: fault ?? message, mayRetry: !fault });
    }
  }

  return {
    upload,
    start,
    cancel() {
      running.current?.abort();
      setUpload(null);
    },
    retry() {
      if (upload) void start(upload.file);
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { MAX_FILE_BYTES } from '../../../media/schema.ts';
import type { Draft } from '../../desk/schema.ts';
import type { DocumentKind } from '../../schema.ts';
import { reloadDocument, uploadPdf } from '../document-calls.ts';

interface Running {
  name: string;
  /** Of the sent bytes; 100 while the server reads the file. */
  percent: number;
}

/** The upload of the PDF of a draft: its progress, and why the last one failed. */
export function usePdfUpload(kind: DocumentKind, draft: Draft, onUploaded: (draft: Draft) => void) {
  const { t } = useText();
  const client = useQueryClient();
  const [running, setRunning] = useState<Running | null>(null);
  const [failed, setFailed] = useState<{ file: File; message: string; mayRetry: boolean } | null>(
    null,
  );
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(file: File): Promise<void> {
    controller.current?.abort();
    setFailed(null);
    if (file.size > MAX_FILE_BYTES) {
      const message = t('documentsDesk:tooLarge', { megabytes: MAX_FILE_BYTES / 2 ** 20 });
      return setFailed({ file, message, mayRetry: false });
    }
    const own = new AbortController();
    controller.current = own;
    setRunning({ name: file.name, percent: 0 });
    try {
      const { data, message } = await uploadPdf(
        kind,
        draft.version,
        file,
        own.signal,
        (percent) => {
          if (!own.signal.aborted) setRunning({ name: file.name, percent });
        },
      );
      if (own.signal.aborted) return;
      toast.success(message);
      reloadDocument(client, kind);
      onUploaded(data);
    } catch (error) {
      if (own.signal.aborted) return;
      const refusal = error instanceof ApiError ? error.fields.file : undefined;
      const message = refusal ?? messageOf(error);
      // The same file would be refused again.
      setFailed({ file, message, mayRetry: refusal === undefined });
    } finally {
      if (controller.current === own) {
        controller.current = null;
        setRunning(null);
      }
    }
  }
  return {
    running,
    failed,
    isRunning: running !== null,
    start: (file: File) => void start(file),
    retry: () => failed && void start(failed.file),
    stop(): void {
      controller.current?.abort();
      controller.current = null;
      setRunning(null);
    },
  };
}

export type PdfUpload = ReturnType<typeof usePdfUpload>;

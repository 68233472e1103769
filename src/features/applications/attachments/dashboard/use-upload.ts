import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import type { AttachmentKind } from '../schema.ts';
import { sendAttachment } from './attachment-calls.ts';

/** One upload at a time; it is stopped when the page is left. */
export function useUpload(applicationId: string) {
  const client = useQueryClient();
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(kind: AttachmentKind, file: File) {
    const controller = new AbortController();
    stop.current = controller;
    setFault(null);
    setSending({ name: file.name, percent: 0 });
    try {
      const show = (percent: number) => setSending({ name: file.name, percent });
      const { signal } = controller;
      toast.success(await sendAttachment(applicationId, kind, file, signal, show));
    } catch (error) {
      if (!controller.signal.aborted) setFault(messageOf(error));
    } finally {
      setSending(null);
      void client.invalidateQueries({ queryKey: ['application', applicationId] });
    }
  }

  return { sending, fault, send, cancel: () => stop.current?.abort() };
}

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.fields.file ?? error.message;
  throw error;
};

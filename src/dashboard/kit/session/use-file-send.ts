import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../parts/failure.tsx';
import { ApiError } from './api-error.ts';

/** A file that is being sent. */
interface Running {
  name: string;
  /** Of the sent bytes; 100 while the server reads the file. */
  percent: number;
}

interface FileSendOptions<Reply> {
  maxBytes: number;
  /** What is said of a larger file. */
  tooLarge: string;
  send: (file: File, signal: AbortSignal, onProgress: (percent: number) => void) => Promise<Reply>;
  /** Not called for a file that was stopped. */
  onSent: (reply: Reply) => Promise<void> | void;
}

/** Sends one file at a time: its progress, and why the last one was refused. Another file stops it. */
export function useFileSend<Reply>({ maxBytes, tooLarge, send, onSent }: FileSendOptions<Reply>) {
  const [running, setRunning] = useState<Running | null>(null);
  const [failed, setFailed] = useState<{ file: File; message: string; mayRetry: boolean } | null>(
    null,
  );
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(file: File): Promise<void> {
    controller.current?.abort();
    setFailed(null);
    if (file.size > maxBytes) return setFailed({ file, message: tooLarge, mayRetry: false });
    const own = new AbortController();
    controller.current = own;
    setRunning({ name: file.name, percent: 0 });
    try {
      const reply = await send(file, own.signal, (percent) => {
        if (!own.signal.aborted) setRunning({ name: file.name, percent });
      });
      if (!own.signal.aborted) await onSent(reply);
    } catch (error) {
      if (own.signal.aborted) return;
      const refusal = error instanceof ApiError ? error.fields.file : undefined;
      // The same file would be refused again.
      const mayRetry = refusal === undefined;
      setFailed({ file, message: refusal ?? messageOf(error as Error), mayRetry });
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
    start: (file: File) => void start(file),
    retry: () => failed && void start(failed.file),
    stop(): void {
      controller.current?.abort();
      controller.current = null;
      setRunning(null);
    },
  };
}

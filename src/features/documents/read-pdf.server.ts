import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PROJECT_DIR } from '../../platform/project.server.ts';

export interface PdfReading {
  pages: number;
  /** The first page as upright RGBA, four bytes a pixel. */
  cover: { width: number; height: number; pixels: Uint8Array };
}
export type PdfFault = 'unreadable' | 'encrypted' | 'tooSlow';

/** How long a file may take, in ms. Ours take a quarter of a second, most of it the thread's start. */
const TIME_LIMIT = 15_000;

/**
 * Node runs the source as it is, beside the built server too: a bundle of its own would be one more
 * file to find, and the migrations need the sources' folder anyway.
 */
const THREAD = join(PROJECT_DIR, 'src/features/documents/read-pdf.worker.server.ts');

/**
 * Counts the pages of a PDF and draws the first one. What the bytes are decides. Works in a thread
 * that is ended when the time is over, so that no file can hold up the server.
 */
export function readPdf(bytes: Buffer, timeLimit = TIME_LIMIT): Promise<PdfReading | PdfFault> {
  // Readers forgive rubbish before the header; a file that begins with it is something else, too.
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return Promise.resolve('unreadable');
  const thread = new Worker(THREAD, {
    workerData: new Uint8Array(bytes),
    // Neither our settings nor our secrets are its business, and what it prints is nobody's.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<PdfReading | PdfFault>();
  const timer = setTimeout(() => resolve('tooSlow'), timeLimit);
  thread.once('message', resolve);
  // A reader that crashed has met a file that it cannot read.
  thread.once('error', () => resolve('unreadable'));
  thread.once('exit', () => resolve('unreadable'));
  return promise.finally(() => {
    clearTimeout(timer);
    void thread.terminate();
  });
}

import { Worker } from 'node:worker_threads';
import { runtimeProgram } from '../../../platform/project.server.ts';

export interface PdfReading {
  pages: number;
  /** The first page, upright, as RGBA with four bytes for each pixel. */
  cover: { width: number; height: number; pixels: Uint8Array };
}
/** The bytes, or the path of a file, which only the thread reads. */
export type PdfSource = Buffer | { file: string };
export type PdfFault = 'unreadable' | 'encrypted' | 'tooSlow';

/**
 * The time limit for one file, in ms. Most files take a quarter of a second, mainly to start the
 * thread.
 */
const TIME_LIMIT = 15_000;

const THREAD = runtimeProgram('src/features/media/pdf/read-pdf.worker.server.ts');

/**
 * Counts the pages of a PDF and renders the first one. The file type is detected from the bytes. It
 * runs in a thread that is terminated after a timeout, so that no file can block the server.
 */
export function readPdf(pdf: PdfSource, timeLimit = TIME_LIMIT): Promise<PdfReading | PdfFault> {
  const thread = new Worker(THREAD, {
    // A copy of the bytes alone: a Buffer may share its memory with others.
    workerData: pdf instanceof Uint8Array ? new Uint8Array(pdf) : pdf,
    // The thread gets no settings and no secrets, and its output is ignored.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<PdfReading | PdfFault>();
  const timer = setTimeout(() => resolve('tooSlow'), timeLimit);
  thread.once('message', resolve);
  // If the reader crashes, the file counts as unreadable.
  thread.once('error', () => resolve('unreadable'));
  thread.once('exit', () => resolve('unreadable'));
  return promise.finally(() => {
    clearTimeout(timer);
    void thread.terminate();
  });
}

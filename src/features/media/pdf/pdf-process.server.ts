import { stat } from 'node:fs/promises';
import { Invalid } from '../../../platform/errors.ts';
import {
  type ProcessFault,
  TaskProcess,
  type TaskProcessSettings,
} from '../../../platform/task-process.server.ts';
import { MAX_FILE_BYTES, MAX_PDF_PAGES } from '../schema.ts';

export interface PdfReading {
  pages: number;
  /** The first page, upright, as RGBA with four bytes for each pixel. */
  cover: { width: number; height: number; pixels: Uint8Array };
}
/** The bytes, or the path of a file, which only the process reads. */
export type PdfSource = Buffer | { file: string };
/** What the process sends. */
export type PdfAnswer = PdfReading | 'unreadable' | 'encrypted' | 'tooMuchMemory';
export type PdfFault = Extract<PdfAnswer, string> | ProcessFault;

/** Of the reader, in MiB: it gets the bytes of the file, and decodes pictures in it. */
const READER_MIB = 384;
const PAGES_IN_MIB = 16;

const USUAL: TaskProcessSettings = {
  // The reader, the file once more, the picture, and Node.
  memoryMib: 576,
  mostWaiting: 8,
  // Most files take a quarter of a second, mainly to start the process.
  timeLimitMs: 15_000,
  idleMs: 0,
  // The memory of WebAssembly never becomes less.
  tasksPerProcess: 1,
  options: [`--wasm-max-mem-pages=${READER_MIB * PAGES_IN_MIB}`],
};

/**
 * Counts the pages of PDFs and renders the first one, one file at a time, each in a process of its own.
 * The file type is detected from the bytes.
 */
export class PdfProcess extends TaskProcess<PdfSource, PdfAnswer> {
  constructor(settings: Partial<TaskProcessSettings> = {}) {
    super('src/features/media/pdf/pdf-process.child.server.ts', { ...USUAL, ...settings });
  }
}

/** The instance that this server uses. */
export const pdfProcess = new PdfProcess();

const MEGABYTE = 2 ** 20;

const RULES: Record<PdfFault, string> = {
  encrypted: 'pdfEncrypted',
  failed: 'pdfNotProcessed',
  tooMuchMemory: 'fileTooMuchMemory',
  tooSlow: 'pdfTooSlow',
  unreadable: 'pdfUnreadable',
};

/**
 * @throws Invalid 422 for a file that is encrypted, broken, empty, too large, or no PDF, and for one that
 * takes too much time or memory; Refusal 503 when too many wait
 */
export async function requirePdf(pdf: PdfSource): Promise<PdfReading> {
  const refuse = (rule: string, values?: Record<string, number>) =>
    new Invalid({ file: { rule, values } });
  const bytes = 'file' in pdf ? (await stat(pdf.file)).size : pdf.length;
  if (bytes > MAX_FILE_BYTES) {
    throw refuse('pdfTooLarge', { megabytes: MAX_FILE_BYTES / MEGABYTE });
  }
  const found = await pdfProcess.run(pdf);
  if (typeof found === 'string') throw refuse(RULES[found]);
  if (found.pages > MAX_PDF_PAGES) throw refuse('pdfTooManyPages', { max: MAX_PDF_PAGES });
  return found;
}

import { stat } from 'node:fs/promises';
import { Invalid } from '../../../platform/errors.ts';
import { MAX_FILE_BYTES, MAX_PDF_PAGES } from '../schema.ts';
import {
  type PdfFault,
  type PdfReading,
  type PdfSource,
  pdfProcess,
} from './pdf-process.server.ts';

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

import { stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import { Invalid } from '../../../platform/errors.ts';
import { MAX_FILE_BYTES, MAX_PDF_PAGES } from '../schema.ts';
import { type PdfReading, type PdfSource, readPdf } from './read-pdf.server.ts';

const MEGABYTE = 2 ** 20;
/** Two at once: each may need several times the memory of its file. */
const limit = pLimit(2);

/** @throws Invalid 422 for a file that is encrypted, broken, empty, too large, or no PDF */
export async function requirePdf(pdf: PdfSource): Promise<PdfReading> {
  const refuse = (rule: string, values?: Record<string, number>) =>
    new Invalid({ file: { rule, values } });
  const bytes = 'file' in pdf ? (await stat(pdf.file)).size : pdf.length;
  if (bytes > MAX_FILE_BYTES) {
    throw refuse('pdfTooLarge', { megabytes: MAX_FILE_BYTES / MEGABYTE });
  }
  const found = await limit(() => readPdf(pdf));
  if (found === 'encrypted') throw refuse('pdfEncrypted');
  if (found === 'tooSlow') throw refuse('pdfTooSlow');
  if (found === 'unreadable') throw refuse('pdfUnreadable');
  if (found.pages > MAX_PDF_PAGES) throw refuse('pdfTooManyPages', { max: MAX_PDF_PAGES });
  return found;
}

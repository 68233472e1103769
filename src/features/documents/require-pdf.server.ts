import { Invalid } from '../../platform/errors.ts';
import { type PdfReading, readPdf } from './read-pdf.server.ts';
import { MAX_PDF_BYTES, MAX_PDF_PAGES } from './schema.ts';

const MEGABYTE = 2 ** 20;

/** @throws Invalid 422 for a file that is encrypted, broken, empty, too large, or no PDF */
export async function requirePdf(file: Buffer): Promise<PdfReading> {
  const refuse = (rule: string, values?: Record<string, number>) =>
    new Invalid({ file: { rule, values } });
  if (file.length > MAX_PDF_BYTES) {
    throw refuse('pdfTooLarge', { megabytes: MAX_PDF_BYTES / MEGABYTE });
  }
  const found = await readPdf(file);
  if (found === 'encrypted') throw refuse('pdfEncrypted');
  if (found === 'tooSlow') throw refuse('pdfTooSlow');
  if (found === 'unreadable') throw refuse('pdfUnreadable');
  if (found.pages > MAX_PDF_PAGES) throw refuse('pdfTooManyPages', { max: MAX_PDF_PAGES });
  return found;
}

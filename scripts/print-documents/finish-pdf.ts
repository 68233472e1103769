import { PDFDocument } from 'pdf-lib';

interface PdfFacts {
  title: string;
  subject: string;
  author: string;
  /** Date of the document, not of the printing, so that a PDF printed again has the same bytes. */
  date: Date;
}

/** Writes the metadata of a document into its PDF, and compresses objects that Chromium leaves uncompressed. */
export async function finishPdf(printed: Buffer, facts: PdfFacts): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setSubject(facts.subject);
  pdf.setAuthor(facts.author);
  pdf.setCreator(facts.author);
  pdf.setProducer('Chromium');
  pdf.setLanguage('tr');
  pdf.setCreationDate(facts.date);
  pdf.setModificationDate(facts.date);
  return pdf.save({ useObjectStreams: true });
}

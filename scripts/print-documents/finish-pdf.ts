import { PDFDocument } from 'pdf-lib';

interface PdfFacts {
  title: string;
  subject: string;
  author: string;
  /** Of the document, not of the printing: a PDF that is printed again stays the same. */
  date: Date;
}

/** Puts the facts about a document into its PDF, and compresses what Chromium leaves as text. */
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

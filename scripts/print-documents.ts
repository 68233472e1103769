/**
 * Prints the documents of the demo party as PDFs, from their own pages on the built product:
 * `node scripts/run.mjs --built --browser scripts/print-documents.ts`. Run it after a text in
 * `database/demo/documents` or the print styles of documents change, then
 * `scripts/encode-demo-pictures.ts` for their first pages; the results are committed. The same text
 * gives the same bytes with the same Chromium.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { demoParty } from '../database/demo/party.ts';
import {
  addressOf,
  checksumOf,
  DEMO_DOCUMENTS,
  type DemoDocument,
  PRINTED_FROM,
  readDemoDocuments,
} from '../database/demo/read-documents.ts';
import { launchBrowser } from '../tests/harness/browser.ts';
import { printPage } from './print-documents/print-page.ts';
import { startDemo } from './start-demo.ts';

/** Largest size of a PDF in bytes, so that a phone downloads it quickly. */
const LIMIT = 250 * 1024;

const dataDir = await mkdtemp(join(tmpdir(), 'ufuk-print-'));
const server = await startDemo({ DATA_DIR: dataDir });
const browser = await launchBrowser();
try {
  const printedFrom: Record<string, string> = {};
  for (const document of await readDemoDocuments()) {
    const bytes = await print(document);
    await writeFile(join(DEMO_DOCUMENTS, `${document.name}.pdf`), bytes);
    printedFrom[document.name] = checksumOf(document);
    console.log(`${document.name}.pdf ${bytes.length} bytes`);
    if (bytes.length > LIMIT) throw new Error(`A PDF may have ${LIMIT} bytes.`);
  }
  await writeFile(PRINTED_FROM, `${JSON.stringify(printedFrom, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}

async function print(document: DemoDocument) {
  const { number, title, summary, adoptedOn } = document;
  const adopted = new Date(`${adoptedOn}T12:00:00Z`);
  const date = adopted.toLocaleDateString('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });
  const context = await browser.newContext({ locale: 'tr-TR', bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${server.origin}${addressOf(document)}?surum=${number}`);
  const printed = await printPage(page, { head: title, foot: `${date} · ${number}. sürüm` });
  await context.close();
  return finishPdf(printed, { title, subject: summary, author: demoParty.name, date: adopted });
}

interface PdfFacts {
  title: string;
  subject: string;
  author: string;
  /** Date of the document, not of the printing, so that a PDF printed again has the same bytes. */
  date: Date;
}

/** Writes the metadata of a document into its PDF, and compresses objects that Chromium leaves uncompressed. */
async function finishPdf(printed: Buffer, facts: PdfFacts): Promise<Uint8Array> {
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

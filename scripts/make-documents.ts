/**
 * Sets the documents of the demo party as PDFs: `node scripts/make-documents.ts`. Run it after a
 * text in `database/demo/documents` changes; the results are committed. The same text gives the same
 * bytes.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { demoParty } from '../database/demo/party.ts';
import {
  checksumOf,
  DEMO_DOCUMENTS,
  type DemoDocument,
  readDemoDocuments,
} from '../database/demo/read-documents.ts';
import { renderBody } from '../src/features/documents/render-body.server.ts';
import { Drawer, furniture } from './make-documents/draw.ts';
import { type FaceFiles, makeFaces } from './make-documents/faces.ts';
import { contentsSheets, coverSheet } from './make-documents/front.ts';
import { layOut } from './make-documents/lay-out.ts';
import { PAGE } from './make-documents/look.ts';
import type { Sheet } from './make-documents/marks.ts';
import { type Measure, openMeasure, type Pdf, registerFaces } from './make-documents/measure.ts';
import { parseMarkdown } from './make-documents/parse.ts';

const PDFDocument = createRequire(import.meta.url)('pdfkit') as typeof import('pdfkit');

/** Bytes that a PDF may have: what a phone fetches in a moment. */
const LIMIT = 250 * 1024;

const faces = await makeFaces();
const measure = openMeasure(faces);
for (const document of await readDemoDocuments()) {
  const bytes = await setDocument(document, faces, measure);
  await writeFile(join(DEMO_DOCUMENTS, `${document.name}.pdf`), bytes);
  const checksum = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  console.log(`${document.name}.pdf ${bytes.length} bytes, ${checksum}`);
  if (bytes.length > LIMIT) throw new Error(`A PDF may have ${LIMIT} bytes.`);
}

async function setDocument(
  document: DemoDocument,
  fonts: FaceFiles,
  width: Measure,
): Promise<Buffer> {
  const { title, adoptedOn, number, note } = document;
  const { articles } = renderBody(document.body);
  const adopted = new Date(`${adoptedOn}T12:00:00Z`);
  const date = adopted.toLocaleDateString('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });
  const version = `${number}. sürüm`;
  const firstSentence = /^.*?[.!?](?=\s|$)/.exec(note)?.[0] ?? note;

  const body = layOut(parseMarkdown(document.body), articles, width);
  const pageIn = (first: number) => (id: string) =>
    first + body.findIndex((sheet) => sheet.places.some((place) => place.id === id));
  const contentsPages = contentsSheets(articles, () => 0, width).length;
  const contents = contentsSheets(articles, pageIn(2 + contentsPages), width);

  const pdf = openPdf(document, adopted);
  registerFaces(pdf, fonts);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => pdf.on('end', resolve));
  const drawer = new Drawer(pdf, width);
  drawer.sheet(
    coverSheet({ party: demoParty.name, title, date, version, note: firstSentence }, width),
    [],
  );
  drawer.mark(84, 96, 62);
  const pages: Sheet[] = [...contents, ...body];
  for (const [index, sheet] of pages.entries()) {
    const foot = `${date} · ${version}`;
    const words = { head: title, part: sheet.part, foot, page: index + 2 };
    drawer.sheet(sheet, furniture(words, width));
  }
  drawer.end();
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

function openPdf(document: DemoDocument, adopted: Date): Pdf {
  return new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'tr',
    displayTitle: true,
    tagged: true,
    info: {
      Title: document.title,
      Author: demoParty.name,
      Subject: document.summary,
      Creator: demoParty.name,
      Producer: 'pdfkit',
      ...{ Source: checksumOf(document) },
      CreationDate: adopted,
      ModDate: adopted,
    },
  });
}

/**
 * Prints the reports of the demo party as PDFs from their Markdown:
 * `node scripts/run.mjs scripts/print-reports.ts`. Run it after a text in
 * `database/demo/content/raporlar` changes, then `scripts/encode-demo-pictures.ts` for their first
 * pages; the results are committed.
 */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { demoParty } from '../database/demo/party.ts';
import { demoPeople } from '../database/demo/people.ts';
import { type DemoContent, readDemoContent } from '../database/demo/read-content.ts';
import { DEMO_REPORTS } from '../database/demo/reports/add-report.ts';
import { plainText } from '../src/platform/markup/plain-text.ts';
import { PROJECT_DIR } from '../src/platform/project.server.ts';

/* Sizes in points; A4 is 595 × 842. */
const EDGE = 64;
const WIDTH = 595 - 2 * EDGE;
const INK = '#16181d';
const SOFT = '#4b505b';
const BLUE = '#001c44';
/** No "fi" ligature: in Turkish it would hide the dot of the "i". */
const features = { liga: false } as never;

const font = (name: string) => readFile(join(PROJECT_DIR, 'src/ui/fonts/static', `${name}.ttf`));
const fonts = { heading: await font('heading'), text: await font('text') };

for (const content of await readDemoContent(join(PROJECT_DIR, 'database/demo/content')))
  if (content.category === 'raporlar') await print(content);

async function print(content: DemoContent): Promise<void> {
  const { title, slug, publishedAt, body } = content;
  const doc = new PDFDocument({
    size: 'A4',
    margin: EDGE,
    lang: 'tr-TR',
    displayTitle: true,
    font: fonts.text as never,
    info: { Title: title, Author: demoParty.name, CreationDate: publishedAt, ModDate: publishedAt },
  });
  doc.registerFont('heading', fonts.heading).registerFont('text', fonts.text);
  const written = pipeline(doc, createWriteStream(join(DEMO_REPORTS, `${slug}.pdf`)));
  drawCover(doc, content);
  doc.addPage();
  for (const block of body.split(/\n{2,}/)) drawBlock(doc, block);
  doc.end();
  await written;
  console.log(slug);
}

function drawCover(doc: PDFKit.PDFDocument, content: DemoContent): void {
  const author = demoPeople.find(({ slug }) => slug === content.author)?.name ?? '';
  const date = content.publishedAt.toLocaleDateString('tr-TR', {
    dateStyle: 'long',
    timeZone: 'Europe/Istanbul',
  });
  doc.rect(0, 0, 595, 842).fill(BLUE);
  const say = (text: string, size: number, y: number, name = 'text', color = '#ffffff') =>
    doc.font(name).fontSize(size).fillColor(color).text(text, EDGE, y, { width: WIDTH, features });
  say(demoParty.name, 13, EDGE, 'text', '#9cc7ff');
  say('Rapor', 13, 250, 'text', '#9cc7ff');
  say(content.title, 30, 276, 'heading');
  say(content.summary, 14, doc.y + 20, 'text', '#dbe9ff');
  say([author, date].filter(Boolean).join(', '), 12, 740, 'text', '#9cc7ff');
}

function drawBlock(doc: PDFKit.PDFDocument, block: string): void {
  const say = (text: string, size = 11, name = 'text', indent = 0) =>
    doc
      .font(name)
      .fontSize(size)
      .fillColor(name === 'heading' ? BLUE : INK)
      .text(text, EDGE + indent, doc.y, { width: WIDTH - indent, features, lineGap: 3 });
  const heading = /^#{2,3} (.*)$/.exec(block);
  if (heading) {
    if (doc.y > 700) doc.addPage();
    doc.moveDown(0.6);
    say(heading[1] ?? '', 16, 'heading');
  } else if (block.startsWith('|')) drawTable(doc, block);
  else if (/^(\d+\.|-) /.test(block))
    for (const item of block.split('\n')) say(plainText(item), 11, 'text', 14);
  else if (block.startsWith('>')) say(plainText(block.replace(/^> ?/gm, '')), 12, 'heading', 20);
  else say(plainText(block));
  doc.moveDown(0.6);
}

function drawTable(doc: PDFKit.PDFDocument, block: string): void {
  const rows = block
    .split('\n')
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => plainText(cell.trim())),
    );
  doc.font('text').fontSize(9).fillColor(SOFT);
  doc.table({
    data: rows,
    defaultStyle: { border: [0.5, 0, 0.5, 0], borderColor: '#9aa1ad', padding: 4 },
  });
  doc.x = EDGE;
}

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { Gate } from '../../../../platform/http/admission/gate.server.ts';
import { runtimeFile } from '../../../../platform/project.server.ts';
import type { QrCode } from '../../../../platform/qr.server.ts';

/** A long one takes a second of the processor and some 20 MB, so they are drawn one after another. */
const gate = new Gate({ atOnce: 1, mostWaiting: 20, longestWait: 15_000, longestWork: 20_000 });

/* Sizes in points; A4 is 595 × 842. */
export const EDGE = 50;
export const WIDTH = 495;
const BOTTOM = 842 - EDGE;
/** The height of a page between its edges. */
const HEIGHT = BOTTOM - EDGE;
const LABELS = 140;
const BOX = 16;
const INK = '#16181d';
export const SOFT = '#4b505b';
const LINE = '#9aa1ad';

/** No "fi" ligature: in Turkish it would hide the dot of the "i". */
const features = { liga: false } as never;

interface Metadata {
  title: string;
  author: string;
  now: Date;
}

/** Label and value. `boxes`: left empty for so many digits by hand; 0: for words by hand. */
export type SheetRow = readonly [label: string, value: string | { boxes: number }];

interface TextStyle {
  font?: string;
  size?: number;
  x?: number;
  y?: number;
  width?: number;
  color?: string;
}

/** A tagged PDF in Turkish on A4, with these fonts. `y` is where the next text begins. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  y = EDGE;

  constructor({ title, author, now }: Metadata, fonts: { heading: Buffer; text: Buffer }) {
    this.doc = new PDFDocument({
      size: 'A4',
      bufferPages: true,
      margin: EDGE,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: 'tr-TR',
      displayTitle: true,
      info: { Title: title, ...(author && { Author: author }), CreationDate: now },
      font: fonts.text as never,
    });
    this.doc.registerFont('heading', fonts.heading).registerFont('text', fonts.text);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  end(): void {
    this.root.end();
    this.doc.end();
  }

  /** At the foot of every page, which no reader announces: these words for each number of a page. */
  footer(words: (page: number, pages: number) => string): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      // Otherwise a text below the edge would begin a new page.
      this.doc.page.margins.bottom = 0;
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.write(words(page + 1, count), { y: BOTTOM + 16, size: 8, color: SOFT });
      this.doc.endMarkedContent();
    }
  }

  /** Begins a new page unless this height is left. */
  keep(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.doc.addPage();
    this.y = EDGE;
  }

  /** Returns where the text ends. */
  write(words: string, style: TextStyle = {}): number {
    const { font = 'text', size = 10, x = EDGE, y = this.y, width = WIDTH, color = INK } = style;
    this.doc.font(font).fontSize(size).fillColor(color);
    this.doc.text(writable(this.doc, words), x, y, { width, features, lineGap: 1.5 });
    return this.doc.y;
  }

  /** Adds an element of the document's structure whose content this draws. */
  add(type: string, draw: () => void, options = {}, parent = this.root): void {
    parent.add(this.doc.struct(type, options, draw));
  }

  /** On the page of what follows: of the first row of a table, or of some lines. */
  heading(words: string, type: 'H2' | 'H3' = 'H2', first?: SheetRow, labels = LABELS): void {
    this.keep(first ? 40 + this.#rowHeight(first, labels) : 70);
    this.y += 12;
    this.add(type, () => {
      this.y = this.write(words, { font: 'heading', size: type === 'H2' ? 12 : 10.5 }) + 3;
    });
  }

  paragraph(words: string, style: TextStyle = {}, options = {}): void {
    const draw = () => {
      this.y = this.write(words, style) + 5;
    };
    this.add('P', draw, options);
  }

  /** A table of labels and values, with a line below each. A row is not divided if a page has room for it. */
  rows(rows: readonly SheetRow[], labels = LABELS): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    for (const row of rows) this.#row(table, row, labels);
    table.end();
  }

  #row(table: PDFKit.PDFStructureElement, [label, value]: SheetRow, labels: number): void {
    const [width, left] = [labels - 10, WIDTH - labels];
    this.keep(this.#rowHeight([label, value], labels));
    const row = this.doc.struct('TR');
    table.add(row);
    const [x, y] = [EDGE + labels, this.y + 4];
    let end = y;
    const head = () => {
      end = this.write(label, { y, width, color: SOFT });
    };
    const cell = () => {
      if (typeof value !== 'string') return;
      const { page } = this.doc;
      const below = this.write(value, { x, y, width: left });
      end = page === this.doc.page ? Math.max(end, below) : below;
    };
    this.add('TH', head, { scope: 'Row' }, row);
    this.add('TD', cell, {}, row);
    row.end();
    if (typeof value !== 'string') this.boxes(x, y - 2.5, value.boxes);
    this.y = end + 3;
    this.line(this.y);
  }

  /** At most that of a page. */
  #rowHeight([label, value]: SheetRow, labels: number): number {
    const words = typeof value === 'string' ? value : '';
    const heights = [this.#heightOf(label, labels - 10), this.#heightOf(words, WIDTH - labels)];
    return Math.min(Math.max(...heights) + 8, HEIGHT - 40);
  }

  #heightOf(words: string, width: number): number {
    this.doc.font('text').fontSize(10);
    return this.doc.heightOfString(writable(this.doc, words), { width, features, lineGap: 1.5 });
  }

  /** Lines and boxes: no reader announces them. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  line(y: number, x = EDGE, width = WIDTH): void {
    this.decorate((doc) => {
      doc.lineWidth(0.6).strokeColor(LINE);
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }

  frame(y: number, height: number): void {
    this.decorate((doc) => {
      doc.lineWidth(0.8).strokeColor(SOFT).rect(EDGE, y, WIDTH, height).stroke();
    });
  }

  /** Boxes for digits that are written by hand. */
  boxes(x: number, y: number, count: number): void {
    this.decorate((doc) => {
      doc.lineWidth(0.8).strokeColor(SOFT);
      for (let box = 0; box < count; box++) doc.rect(x + box * BOX, y, BOX, BOX);
      doc.stroke();
    });
  }

  qrCode({ path, size }: QrCode, edge: number, alt: string): void {
    const x = EDGE + WIDTH - edge;
    const draw = () => {
      this.doc
        .save()
        .translate(x, EDGE - 8)
        .scale(edge / size);
      this.doc.path(path).fill('#000000').restore();
    };
    this.add('Figure', draw, { alt, bbox: [x, EDGE - 8, x + edge, EDGE - 8 + edge] });
  }
}

/** The font in use, as pdfkit holds it. */
type WithFont = PDFKit.PDFDocument & {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character has no picture
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** A character that the font lacks is written as its number, "[U+0416]": an empty box would say nothing. */
function writable(doc: PDFKit.PDFDocument, words: string): string {
  const { font } = (doc as WithFont)._font;
  return words.replace(CONTROLS, ' ').replace(/[^\n\u0020-\u007e]/gu, (character) => {
    const code = character.codePointAt(0) as number;
    if (font.hasGlyphForCodePoint(code)) return character;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}

const font = (name: string) => readFile(runtimeFile(`src/ui/fonts/static/${name}.ttf`));

/** What `draw` draws, as a tagged PDF with its fonts. Throws 503 when too many are waiting. */
export const makePdf = (
  metadata: Metadata,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Buffer> =>
  gate.run(async () => {
    const [heading, text] = await Promise.all([font('heading'), font('text')]);
    const sheet = new Sheet(metadata, { heading, text });
    const bytes = buffer(sheet.doc);
    await draw(sheet);
    sheet.end();
    return bytes;
  }, true);

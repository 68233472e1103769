import PDFDocument from 'pdfkit';
import type { QrCode } from '../../../platform/qr.server.ts';

/* Sizes in points; A4 is 595 × 842. */
export const EDGE = 50;
export const WIDTH = 495;
const BOTTOM = 842 - EDGE;
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

/** A tagged PDF in Turkish on A4, with these fonts. `y` is where the next text begins. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  y = EDGE;

  constructor({ title, author, now }: Metadata, fonts: { heading: Buffer; text: Buffer }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: EDGE,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: 'tr-TR',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: now },
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

  /** Begins a new page unless this height is left. */
  keep(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.doc.addPage();
    this.y = EDGE;
  }

  /** Returns where the text ends. */
  write(
    words: string,
    { font = 'text', size = 10, x = EDGE, y = this.y, width = WIDTH, color = INK } = {},
  ): number {
    this.doc.font(font).fontSize(size).fillColor(color);
    this.doc.text(words, x, y, { width, features, lineGap: 1.5 });
    return this.doc.y;
  }

  /** Adds an element of the document's structure whose content this draws. */
  add(type: string, draw: () => void, options = {}, parent = this.root): void {
    parent.add(this.doc.struct(type, options, draw));
  }

  heading(words: string): void {
    this.y += 12;
    this.add('H2', () => {
      this.y = this.write(words, { font: 'heading', size: 12 }) + 3;
    });
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

import { COLOR, LEFT, PAGE, RIGHT } from './look.ts';
import { type Mark, type Role, type Sheet, words } from './marks.ts';
import { FEATURES, type Measure, type Pdf } from './measure.ts';

type Element = PDFKit.PDFStructureElement;

/** Draws sheets one after the other and tells reading programs what everything is. */
export class Drawer {
  readonly #pdf: Pdf;
  readonly #measure: Measure;
  readonly #root: Element;
  readonly #elements = new Map<Role, Element>();
  #open: Role | null | undefined;
  #part: PDFKit.PDFOutline;

  constructor(pdf: Pdf, measure: Measure) {
    this.#pdf = pdf;
    this.#measure = measure;
    this.#part = pdf.outline;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  sheet({ marks, places }: Sheet, furniture: Mark[]): void {
    this.#pdf.addPage();
    for (const { id, y } of places) this.#pdf.addNamedDestination(id, 'XYZ', 0, y - 24, null);
    for (const mark of marks) this.#draw(mark, false);
    for (const mark of furniture) this.#draw(mark, true);
    this.#close();
    this.#addBookmarks(places);
  }

  /** Articles below their part, in the list that a reading program shows beside the pages. */
  #addBookmarks(places: Sheet['places']): void {
    for (const { title, level, y } of places) {
      // pdfkit counts `left` from the right edge.
      const at = { top: y - 24, left: PAGE.width, expanded: false } as object;
      const item = (level === 3 ? this.#part : this.#pdf.outline).addItem(title, at);
      if (level === 2) this.#part = item;
    }
  }

  /** The mark of the party: open corner, rising disc, horizon. */
  mark(x: number, y: number, size: number): void {
    this.#as(null);
    const pdf = this.#pdf
      .save()
      .translate(x, y)
      .scale(size / 24);
    for (const path of [
      'M2 2H22V5H5V22H2Z',
      'M8.5 16A6.75 6.75 0 0 1 22 16Z',
      'M8.5 19H22V22H8.5Z',
    ]) {
      pdf.path(path).fill(COLOR.brand);
    }
    pdf.restore();
    this.#close();
  }

  end(): void {
    this.#root.end();
  }

  #draw(mark: Mark, furniture: boolean): void {
    if (mark.kind === 'box') {
      this.#link(mark);
      return;
    }
    this.#as(furniture || mark.kind === 'line' ? null : mark.role);
    if (mark.kind === 'line') {
      this.#pdf
        .moveTo(...mark.from)
        .lineTo(...mark.to)
        .lineWidth(mark.width)
        .stroke(mark.color);
      return;
    }
    let { x } = mark;
    for (const run of mark.runs) {
      const from = x;
      this.#pdf.font(run.face).fontSize(mark.size).fillColor(mark.color);
      const options = { lineBreak: false, baseline: 'alphabetic', features: FEATURES } as const;
      this.#pdf.text(run.text, x, mark.y, options);
      x += this.#measure(run.text, run.face, mark.size);
      if (run.link) this.#pdf.link(from, mark.y - mark.size, x - from, mark.size * 1.3, run.link);
    }
  }

  #link({ x, y, width, height, goTo, role }: Extract<Mark, { kind: 'box' }>): void {
    this.#close();
    this.#pdf.goTo(x, y, width, height, goTo, { structParent: this.#element(role) } as never);
  }

  /** What follows belongs to this role; null is for what reading programs pass over. */
  #as(role: Role | null): void {
    if (this.#open === role) return;
    this.#close();
    if (role) this.#element(role).add(this.#pdf.markStructureContent(role.tag));
    else this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#open = role;
  }

  #close(): void {
    if (this.#open !== undefined) this.#pdf.endMarkedContent();
    this.#open = undefined;
  }

  #element(role: Role): Element {
    let element = this.#elements.get(role);
    if (!element) {
      element = this.#pdf.struct(role.tag);
      this.#elements.set(role, element);
      (role.within ? this.#element(role.within) : this.#root).add(element);
    }
    return element;
  }
}

/** What stands at the head and the foot of every page but the cover. */
export function furniture(
  text: { head: string; part: string; foot: string; page: number },
  measure: Measure,
): Mark[] {
  const size = 8;
  const right = (what: string, face: 'text' | 'head', at: number) =>
    RIGHT - measure(what, face, at);
  const muted = { size, color: COLOR.muted, role: null };
  const page = String(text.page);
  const foot = PAGE.height - 42;
  const marks = [
    words(text.head, 'text', { ...muted, x: LEFT, y: 48 }),
    words(text.foot, 'text', { ...muted, x: LEFT, y: foot }),
    words(page, 'head', {
      size: 10,
      color: COLOR.link,
      role: null,
      x: right(page, 'head', 10),
      y: foot,
    }),
  ];
  if (text.part) {
    marks.push(words(text.part, 'text', { ...muted, x: right(text.part, 'text', size), y: 48 }));
  }
  marks.push({ kind: 'line', from: [LEFT, 57], to: [RIGHT, 57], width: 0.5, color: COLOR.line });
  return marks;
}

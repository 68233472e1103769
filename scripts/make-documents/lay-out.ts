import type { Article } from '../../src/features/documents/schema.ts';
import { articleHead, hairline, hanging, partHead } from './heads.ts';
import { BOTTOM, COLOR, SIZE, TEXT, TEXT_WIDTH, TOP } from './look.ts';
import { corner, type Role, type Sheet } from './marks.ts';
import { breakLines, type Measure } from './measure.ts';
import type { Block, Run } from './parse.ts';
import { type TableRow, tableRows } from './table.ts';

const INDENT = 23;
/** Room that a heading needs below it, so that it never ends a page. */
const UNDER_PART = 170;
const UNDER_ARTICLE = 84;

/** The text on pages, one heading's place after the other. `articles` are its headings in order. */
export function layOut(blocks: Block[], articles: Article[], measure: Measure): Sheet[] {
  const flow = new Flow(measure);
  const headings = articles.values();
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const article = headings.next().value;
      if (!article) throw new Error(`No place for "${block.text}".`);
      if (block.level === 2) flow.part(article);
      else flow.article(article);
    } else if (block.kind === 'rule') flow.space(SIZE.leading);
    else if (block.kind === 'subheading') flow.subheading(block.runs);
    else if (block.kind === 'table') flow.table(tableRows(block, measure));
    else flow.text(block);
  }
  return flow.sheets;
}

class Flow {
  readonly sheets: Sheet[] = [];
  readonly #measure: Measure;
  #sheet!: Sheet;
  #y = TOP;
  /** White wanted before what comes next; a page begins without it. */
  #gap = 0;
  /** Where the number in the margin ends. */
  #railEnd = 0;
  #afterPart = false;

  constructor(measure: Measure) {
    this.#measure = measure;
    this.#turn('');
  }

  space(gap: number): void {
    this.#gap = Math.max(this.#gap, gap);
  }

  part(part: Article): void {
    this.#leaveArticle();
    this.#open(38, UNDER_PART);
    this.#sheet.part = part.title || part.number;
    const top = this.#y;
    const { marks, end } = partHead(part, top, this.#measure);
    this.#sheet.marks.push(...marks);
    this.#y = end;
    this.#remember(part, top);
    this.#gap = 18;
    this.#afterPart = true;
  }

  article(article: Article): void {
    this.#leaveArticle();
    this.#open(16, UNDER_ARTICLE);
    if (this.#y > TOP && !this.#afterPart) {
      this.#sheet.marks.push(hairline(this.#y));
      this.#y += 17;
    }
    this.#afterPart = false;
    const top = this.#y;
    const { marks, end, railEnd } = articleHead(article, top, this.#measure);
    this.#sheet.marks.push(...marks);
    this.#y = end;
    this.#railEnd = railEnd;
    this.#remember(article, top);
    this.#gap = 4;
  }

  subheading(runs: Run[]): void {
    this.#open(12, 60);
    const role: Role = { tag: 'H4' };
    this.#y += SIZE.leading;
    this.#sheet.marks.push({
      kind: 'words',
      x: TEXT,
      y: this.#y - 4,
      runs,
      size: SIZE.text,
      color: COLOR.text,
      role,
    });
    this.#gap = 4;
  }

  text({ runs, marker, depth, quote }: Extract<Block, { kind: 'text' }>): void {
    this.#afterPart = false;
    const size = quote ? 13 : SIZE.text;
    const leading = quote ? 19 : SIZE.leading;
    const x = TEXT + depth * INDENT + (quote ? 18 : 0);
    const role: Role = { tag: quote ? 'BlockQuote' : 'P' };
    const said = quote ? runs.map((run): Run => ({ ...run, face: 'head' })) : runs;
    const lines = breakLines(said, TEXT + TEXT_WIDTH - x, size, this.#measure);
    this.#open(
      quote ? 16 : depth > 1 ? 3 : 7,
      leading * (lines.length === 3 ? 3 : Math.min(lines.length, 2)),
    );
    for (const [index, line] of lines.entries()) {
      // Two lines at least before and after a turn of the page.
      const left = lines.length - index;
      const needed = left === 2 ? 2 : 1;
      if (this.#y + leading * needed > BOTTOM && index !== 1 && left !== 1)
        this.#turn(this.#sheet.part);
      if (quote && (index === 0 || this.#y === TOP)) {
        const bottom = Math.min(this.#y + leading * left, BOTTOM);
        this.#sheet.marks.push(...corner(x - 18, this.#y - 6, x + 120, bottom, 2, COLOR.brand));
      }
      this.#y += leading;
      const y = this.#y - leading * 0.3;
      if (index === 0 && marker) this.#sheet.marks.push(...hanging(marker, x - INDENT, y, role));
      const color = quote ? COLOR.plane : COLOR.text;
      this.#sheet.marks.push({ kind: 'words', x, y, runs: line, size, color, role });
    }
    if (quote) this.#gap = 16;
  }

  table(rows: TableRow[]): void {
    const [head, first] = rows;
    if (!head || !first) return;
    this.#open(12, head.height + first.height);
    for (const row of rows) {
      if (this.#y + row.height > BOTTOM) {
        this.#turn(this.#sheet.part);
        this.#row(head);
      }
      this.#row(row);
    }
    this.#gap = 14;
  }

  #row({ height, marksAt }: TableRow): void {
    this.#sheet.marks.push(...marksAt(this.#y));
    this.#y += height;
  }

  #remember({ id, number, title, level }: Article, y: number): void {
    const name = [number, title].filter(Boolean).join(number && title ? ': ' : '');
    this.#sheet.places.push({ id, y, title: name, level });
  }

  #leaveArticle(): void {
    this.#y = Math.max(this.#y, this.#railEnd);
    this.#railEnd = 0;
  }

  /** Goes on after the gap, on the next page when `needed` points are not left. */
  #open(gap: number, needed: number): void {
    const white = this.#y > TOP ? Math.max(gap, this.#gap) : 0;
    this.#gap = 0;
    if (this.#y + white + needed > BOTTOM) this.#turn(this.#sheet.part);
    else this.#y += white;
  }

  #turn(part: string): void {
    this.#sheet = { marks: [], part, places: [] };
    this.sheets.push(this.#sheet);
    this.#y = TOP;
    this.#railEnd = 0;
  }
}

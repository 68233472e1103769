import type { Article } from '../../src/features/documents/schema.ts';
import { BOTTOM, COLOR, LEFT, PAGE, RIGHT, TEXT, TOP } from './look.ts';
import { corner, type Mark, type Role, type Sheet, words } from './marks.ts';
import { breakLines, type Measure } from './measure.ts';

export interface Words {
  party: string;
  title: string;
  /** "15 Mart 2026" */
  date: string;
  /** "2. sürüm" */
  version: string;
  /** The first sentence of what is said of the version. */
  note: string;
}

const INNER = 88;

/** The cover but for the mark, which is drawn and not written. */
export function coverSheet(text: Words, measure: Measure): Sheet {
  const role: Role = { tag: 'H1' };
  const marks: Mark[] = [...corner(LEFT, LEFT, RIGHT, PAGE.height - 48, 3, COLOR.brand)];
  const plane = { x: INNER, color: COLOR.plane };
  marks.push(words(text.party, 'head', { ...plane, y: 190, size: 19, role: { tag: 'P' } }));
  const size = 46;
  const titles = breakLines([{ text: text.title, face: 'head' }], RIGHT - INNER, size, measure);
  const notes = breakLines([{ text: text.note, face: 'text' }], 360, 13.5, measure);
  let y = PAGE.height - 128 - notes.length * 20 - titles.length * 50;
  for (const runs of titles) {
    y += 50;
    marks.push({ kind: 'words', ...plane, y, runs, size, role });
  }
  y += 14;
  const said: Role = { tag: 'P' };
  for (const runs of notes) {
    y += 20;
    marks.push({ kind: 'words', x: INNER, y, runs, size: 13.5, color: COLOR.muted, role: said });
  }
  const foot = PAGE.height - 58;
  marks.push({
    kind: 'line',
    from: [INNER, foot - 22],
    to: [RIGHT, foot - 22],
    width: 0.5,
    color: COLOR.line,
  });
  const small = { y: foot, size: 10.5, color: COLOR.muted, role: { tag: 'P' } as Role };
  marks.push(words(text.date, 'text', { ...small, x: INNER }));
  const right = RIGHT - measure(text.version, 'text', small.size);
  marks.push(words(text.version, 'text', { ...small, x: right, role: { tag: 'P' } }));
  return { marks, part: '', places: [] };
}

/**
 * The list of contents; `pageOf` answers the page of an article once the pages are counted. Rows move
 * together a little where that saves a page.
 */
export function contentsSheets(
  articles: Article[],
  pageOf: (id: string) => number,
  measure: Measure,
): Sheet[] {
  const ways = [1, 0.94, 0.88].map((density) => setContents(articles, pageOf, measure, density));
  const least = Math.min(...ways.map((sheets) => sheets.length));
  return ways.find((sheets) => sheets.length === least) as Sheet[];
}

function setContents(
  articles: Article[],
  pageOf: (id: string) => number,
  measure: Measure,
  density: number,
): Sheet[] {
  const list: Role = { tag: 'TOC' };
  const sheets: Sheet[] = [];
  let sheet: Sheet = { marks: [], part: '', places: [] };
  let y = BOTTOM;
  const turn = () => {
    sheet = { marks: [], part: 'İçindekiler', places: [] };
    if (sheets.length === 0) {
      const title = {
        x: TEXT,
        y: TOP + 36,
        size: 27,
        color: COLOR.plane,
        role: { tag: 'H2' } as Role,
      };
      sheet.marks.push(...corner(LEFT, TOP, RIGHT, TOP + 52, 2.25, COLOR.brand));
      sheet.marks.push(words('İçindekiler', 'head', title));
      sheet.places.push({ id: 'icindekiler', y: TOP, title: 'İçindekiler', level: 2 });
    }
    y = sheets.length === 0 ? TOP + 52 : TOP;
    sheets.push(sheet);
  };
  turn();
  for (const { id, number, title, level } of articles) {
    const part = level === 2;
    const size = part ? 10.75 : 9.5;
    const face = part ? 'head' : 'text';
    const color = part ? COLOR.plane : COLOR.text;
    const step = density * (part ? 17 : 15);
    const lines = breakLines([{ text: title || number, face }], RIGHT - TEXT - 40, size, measure);
    const before = part ? 13 * density ** 2 : 0;
    // A part keeps its first article with it.
    if (y + before + lines.length * step + (part ? 34 : 0) > BOTTOM) turn();
    y += before;
    const role: Role = { tag: 'Link', within: { tag: 'TOCI', within: list } };
    const top = y;
    const label = title ? number : '';
    const muted = { size: part ? 8.75 : 9, color: part ? COLOR.link : COLOR.muted, role };
    if (label)
      sheet.marks.push(
        words(label, part ? 'head' : 'text', { ...muted, x: LEFT, y: y + step - 4 }),
      );
    for (const runs of lines) {
      y += step;
      sheet.marks.push({ kind: 'words', x: TEXT, y: y - 4, runs, size, color, role });
    }
    const page = String(pageOf(id));
    const x = RIGHT - measure(page, face, size);
    sheet.marks.push(words(page, face, { x, y: y - 4, size, color, role }));
    sheet.marks.push({
      kind: 'box',
      x: LEFT,
      y: top,
      width: RIGHT - LEFT,
      height: y - top,
      goTo: id,
      role,
    });
  }
  return sheets;
}

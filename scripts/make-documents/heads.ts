import { splitNumber } from '../../src/features/documents/body-pieces.ts';
import type { Article } from '../../src/features/documents/schema.ts';
import { COLOR, LEFT, RIGHT, SIZE, TEXT, TEXT_WIDTH } from './look.ts';
import { corner, type Mark, type Role, words } from './marks.ts';
import { breakLines, type Measure } from './measure.ts';
import { BULLET, type Run } from './parse.ts';

const titleOf = ({ title, number }: Article): Run[] => [{ text: title || number, face: 'head' }];

/** A part begins in the open corner. `end` is where what follows may stand. */
export function partHead(
  part: Article,
  top: number,
  measure: Measure,
): { marks: Mark[]; end: number } {
  const role: Role = { tag: 'H2' };
  const marks: Mark[] = [];
  let y = top + 12;
  if (/^\d/.test(part.number)) {
    const figure = { x: LEFT + 16, y: top + 39, size: SIZE.part, color: COLOR.link, role };
    marks.push(words(part.number, 'head', figure));
  } else if (part.number && part.title) {
    y += 14;
    marks.push(words(part.number, 'head', { x: TEXT, y, size: 9.5, color: COLOR.link, role }));
  }
  for (const runs of breakLines(titleOf(part), RIGHT - TEXT, SIZE.part, measure)) {
    y += 27;
    marks.push({ kind: 'words', x: TEXT, y, runs, size: SIZE.part, color: COLOR.plane, role });
  }
  const end = y + 10;
  return { marks: [...corner(LEFT, top, RIGHT, end, 2.25, COLOR.brand), ...marks], end };
}

/** The title of an article, and in the margin "Madde" small and "12" large down to `railEnd`. */
export function articleHead(
  article: Article,
  top: number,
  measure: Measure,
): { marks: Mark[]; end: number; railEnd: number } {
  const role: Role = { tag: 'H3' };
  const marks: Mark[] = [];
  const { word, figure } = splitNumber(article.number);
  let rail = top + 3;
  if (word) {
    rail += 9;
    marks.push(words(word, 'head', { x: LEFT, y: rail, size: 9, color: COLOR.link, role }));
  }
  if (figure) {
    rail += 20;
    marks.push(words(figure, 'head', { x: LEFT - 1, y: rail, size: 22, color: COLOR.link, role }));
  }
  let end = top;
  for (const runs of breakLines(titleOf(article), TEXT_WIDTH, SIZE.article, measure)) {
    end += 17;
    const at = { x: TEXT, y: end - 5, size: SIZE.article, color: COLOR.plane };
    marks.push({ kind: 'words', ...at, runs, role });
  }
  return { marks, end, railEnd: rail + 8 };
}

/** What hangs before a text: its number, or for a bullet a small open corner. */
export function hanging(marker: string, x: number, y: number, role: Role): Mark[] {
  if (marker === BULLET) return corner(x + 8, y - 6.5, x + 14, y - 0.5, 1.6, COLOR.brand);
  return [words(marker, 'text', { x, y, size: SIZE.text, color: COLOR.muted, role })];
}

export const hairline = (y: number): Mark => ({
  kind: 'line',
  from: [LEFT, y],
  to: [RIGHT, y],
  width: 0.5,
  color: COLOR.line,
});

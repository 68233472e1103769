import type { Article } from './schema.ts';

/** A part or an article with what is said in it; the words before the first one have none. */
export interface BodyPiece {
  article: Article | null;
  html: string;
}

/** Takes a rendered body apart at the headings that its list of articles names. */
export function bodyPieces(html: string, articles: Article[]): BodyPiece[] {
  const pieces: BodyPiece[] = [];
  let from = 0;
  let article: Article | null = null;
  for (const next of articles) {
    const start = html.indexOf(`<h${next.level} id="${next.id}">`, from);
    const closing = `</h${next.level}>`;
    const end = html.indexOf(closing, start);
    if (start < 0 || end < 0) throw new Error(`The body has no heading "${next.id}".`);
    pieces.push({ article, html: html.slice(from, start).trim() });
    article = next;
    from = end + closing.length;
  }
  pieces.push({ article, html: html.slice(from).trim() });
  return pieces.filter((piece) => piece.article || piece.html);
}

/** "Madde 12" as its word and its figure, each set on its own; either may be empty. */
export function splitNumber(number: string): { word: string; figure: string } {
  const [, word = '', figure = ''] = /^(.*?)\s*(\d[\d./\p{L}]*)?$/u.exec(number) ?? [];
  return { word, figure };
}

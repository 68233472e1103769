import type { Article } from './schema.ts';

/** A part or an article with its text; the text before the first heading has no article. */
export interface BodySection {
  article: Article | null;
  html: string;
}

/** Splits a rendered body at the headings of its articles. */
export function bodySections(html: string, articles: Article[]): BodySection[] {
  const sections: BodySection[] = [];
  let from = 0;
  let article: Article | null = null;
  for (const next of articles) {
    const start = html.indexOf(`<h${next.level} id="${next.id}">`, from);
    const closing = `</h${next.level}>`;
    const end = html.indexOf(closing, start);
    if (start < 0 || end < 0) throw new Error(`The body has no heading "${next.id}".`);
    sections.push({ article, html: html.slice(from, start).trim() });
    article = next;
    from = end + closing.length;
  }
  sections.push({ article, html: html.slice(from).trim() });
  return sections.filter((section) => section.article || section.html);
}

/**
 * Splits "Madde 12" into the word and the number, which are shown separately; either may be empty.
 */
export function splitNumber(number: string): { word: string; figure: string } {
  const [, word = '', figure = ''] = /^(.*?)\s*(\d[\d./\p{L}]*)?$/u.exec(number) ?? [];
  return { word, figure };
}

import { textOfHtml } from '../../../platform/markup/html-text.ts';

/** Of a text that is looked at, in characters of HTML. */
const LOOKED_AT = 20_000;
const SHORTEST = 60;
const LONGEST = 200;
/** Not behind the number of an ordinal: "21. yüzyılda". */
const SENTENCE_END = /[.!?…]["”’»)]*(?=\s+["“‘«(]*[\p{Lu}\d])/gu;

/** The first sentences of a text without a summary, from its paragraphs; empty if it has none. */
export function beginningOf(html: string): string {
  let text = '';
  for (const [, inner = ''] of html.slice(0, LOOKED_AT).matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)) {
    text = `${text} ${textOfHtml(inner.replace(/<sup\b[\s\S]*?<\/sup>|<svg\b[\s\S]*?<\/svg>/g, ''))}`;
    text = text.replace(/\s+/g, ' ').trim();
    if (text.length >= SHORTEST) break;
  }
  if (text.length <= LONGEST) return text;
  const end = [...text.slice(0, LONGEST + 20).matchAll(SENTENCE_END)]
    .map(({ 0: sign, index }) => index + sign.length)
    .filter((at) => at >= SHORTEST && at <= LONGEST)
    .at(-1);
  if (end !== undefined) return text.slice(0, end);
  return `${text
    .slice(0, LONGEST)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:–-]+$/, '')}…`;
}

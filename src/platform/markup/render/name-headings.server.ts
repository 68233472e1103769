import type { Token } from 'markdown-it';
import { slugOf } from '../../slug.ts';
import { FreeIds } from '../free-ids.ts';
import { PAGE_IDS } from '../page-ids.ts';

export interface Heading {
  id: string;
  text: string;
}

/**
 * The page's title is its only h1, so headings begin at the second level. The second and third level
 * get ids; those of the second are returned.
 */
export function nameHeadings(tokens: Token[]): Heading[] {
  const headings: Heading[] = [];
  const ids = new FreeIds(PAGE_IDS);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_close' || (token.tag !== 'h2' && token.tag !== 'h3')) continue;
    const text = plainText(tokens[index + 1]);
    const id = ids.take(slugOf(text, 60) || 'bolum');
    token.attrSet('id', id);
    if (token.tag === 'h2') headings.push({ id, text });
  }
  return headings;
}

const plainText = (inline: Token | undefined) =>
  (inline?.children ?? [])
    .map((part) => part.content)
    .join('')
    .trim();

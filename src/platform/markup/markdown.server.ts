import type { Token } from 'markdown-it';
import { slugOf } from '../slug.ts';
import { FreeIds, PAGE_IDS } from './page-ids.ts';
import { picturesWithoutAlt } from './pictures-without-alt.server.ts';
import { placeBlocks, placeSources } from './render/blocks.ts';
import { OF_THE_SITE, type Pictures } from './render/env.ts';
import { makeParser } from './render/parser.ts';
import type { PictureWithoutAlt } from './text-faults.ts';

export type { PictureSizes, Pictures } from './render/env.ts';

const plainText = (inline: Token | undefined) =>
  (inline?.children ?? [])
    .map((part) => part.content)
    .join('')
    .trim();

export interface RenderedMarkdown {
  html: string;
  /** The second-level headings, for a table of contents. */
  headings: Heading[];
  words: number;
  picturesWithoutAlt: PictureWithoutAlt[];
}

const WORDS_A_MINUTE = 190;
const NO_PICTURES: Pictures = new Map();

/**
 * A function from Markdown to safe HTML. Links are limited by `isAllowedLink`, and pictures are only
 * loaded from this site.
 */
export function makeRenderer(allowed = OF_THE_SITE) {
  const parser = makeParser(allowed);
  return (markdown: string, pictures: Pictures = NO_PICTURES): RenderedMarkdown => {
    const env = { pictures };
    const read = parser.parse(markdown, env);
    const lacking = picturesWithoutAlt(read, parser);
    const tokens = placeSources(placeBlocks(read, parser, allowed));
    const headings = nameHeadings(tokens);
    const html = parser.renderer.render(tokens, parser.options, env);
    return { html, headings, words: countWords(markdown), picturesWithoutAlt: lacking };
  };
}

/**
 * Markdown to safe HTML, at once. For texts of at most some 10,000 characters, which take less than
 * 50 ms; `renderBody` is for longer ones. A picture in `pictures` is shown in all its sizes.
 */
export const renderMarkdown = makeRenderer();

/** At least 1. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_A_MINUTE));

const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

interface Heading {
  id: string;
  text: string;
}

/**
 * The page's title is its only h1, so headings begin at the second level. The second and third level
 * get ids; those of the second are returned.
 */
function nameHeadings(tokens: Token[]): Heading[] {
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

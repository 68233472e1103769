import { picturesWithoutAlt } from './pictures-without-alt.server.ts';
import { OF_THE_SITE, type Pictures } from './render/env.server.ts';
import { type Heading, nameHeadings } from './render/name-headings.server.ts';
import { makeParser } from './render/parser.server.ts';
import { placeBlocks } from './render/place-blocks.server.ts';
import { placeSources } from './render/quote-sources.server.ts';
import type { PictureWithoutAlt } from './text-faults.ts';

export type { PictureSizes, Pictures } from './render/env.server.ts';

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

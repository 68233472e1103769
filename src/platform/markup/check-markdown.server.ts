import { faultsIn } from './check-text.server.ts';
import { type NotShown, notShownIn } from './not-shown.server.ts';
import { EVERYTHING } from './render/env.server.ts';
import { makeParser } from './render/parser.server.ts';
import type { TextFault } from './text-faults.ts';

export interface CheckedMarkdown {
  /** What the site leaves out of the text. */
  notShown: NotShown[];
  /** What an author should improve. */
  faults: TextFault[];
}

/** More of each are not useful at once. */
const MOST = 20;

/** Accepts every address, to find those that the site's own parser refuses. */
const parser = makeParser(EVERYTHING);

/** The findings in a text, in reading order. */
export function checkMarkdown(markdown: string): CheckedMarkdown {
  const env = { pictures: new Map() };
  const tokens = parser.parse(markdown, env);
  return {
    notShown: inOrder(notShownIn(tokens)),
    faults: inOrder(faultsIn(tokens, parser, env)),
  };
}

/** Footnotes are parsed last, wherever they are written. */
const inOrder = <Found extends { line: number }>(found: Found[]): Found[] =>
  found.toSorted((a, b) => a.line - b.line).slice(0, MOST);

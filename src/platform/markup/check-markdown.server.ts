import { faultsIn } from './check-text.server.ts';
import { type NotShown, notShownIn } from './not-shown.server.ts';
import { addShownMarks } from './render/emphasis.server.ts';
import { EVERYTHING } from './render/env.server.ts';
import { makeParser } from './render/parser.server.ts';
import { STOPS_PUBLISHING, type TextFault } from './text-faults.ts';

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
addShownMarks(parser);

/** The findings in a text, in reading order. */
export function checkMarkdown(markdown: string): CheckedMarkdown {
  const env = { pictures: new Map() };
  const tokens = parser.parse(markdown, env);
  return {
    notShown: inOrder(notShownIn(tokens)),
    faults: mostImportant(faultsIn(tokens, parser, env)),
  };
}

/** Advice never takes the place of what stops a publication. */
function mostImportant(faults: TextFault[]): TextFault[] {
  const stops = faults.filter(({ kind }) => STOPS_PUBLISHING.includes(kind));
  const advice = faults.filter(({ kind }) => !STOPS_PUBLISHING.includes(kind));
  return byLine([...inOrder(stops), ...inOrder(advice)]);
}

/** Footnotes are parsed last, wherever they are written. */
const inOrder = <Found extends { line: number }>(found: Found[]): Found[] =>
  byLine(found).slice(0, MOST);

const byLine = <Found extends { line: number }>(found: Found[]): Found[] =>
  found.toSorted((a, b) => a.line - b.line);

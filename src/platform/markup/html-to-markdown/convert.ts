import TurndownService from 'turndown';
import { cleanHtml } from './clean/clean.ts';
import {
  blockRules,
  CODE_LINE,
  emphasis,
  escapeText,
  linkRules,
  PICTURE,
  tableRules,
} from './rules.ts';

/** A `!` of the text right before a link. */
const EXCLAMATION = new RegExp(`(?<!${PICTURE})!(?=\\[)`, 'g');

/** A blank line of code, in lists and quotes. */
const CODE_LINES = new RegExp(`^([> ]*?) *${CODE_LINE}$`, 'gm');

export interface ConversionOptions {
  /** Another address for a link or a picture; null leaves it out. Called once for each. */
  address?: (written: string, kind: 'link' | 'picture') => string | null;
  /** The number of the first footnote, 1 without it. */
  firstNote?: number;
  /** A text of the classic editor of WordPress, in which line ends have a meaning. */
  isClassic?: boolean;
}

export interface Conversion {
  markdown: string;
  /** The addresses of all pictures in the Markdown, in its order. */
  pictures: string[];
  /** Pictures whose address has no meaning here: files of another computer, `data:`. */
  lostPictures: number;
  /** The names of elements that a text cannot have: only their words stay, or nothing. */
  lost: string[];
}

/**
 * The Markdown of the site for any HTML: of word processors, web pages, WordPress. Consumes `root`.
 */
export function convertHtml(root: HTMLElement, options: ConversionOptions = {}): Conversion {
  const lost = cleanHtml(root, options.firstNote ?? 1, options.isClassic ?? false);
  const found = { pictures: [] as string[], lostPictures: 0 };
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
  });
  service.escape = escapeText;
  const rules = { ...blockRules, ...tableRules, emphasis, ...linkRules(options, found) };
  for (const [name, rule] of Object.entries(rules)) service.addRule(name, rule);
  const markdown = service
    .turndown(root)
    .replace(EXCLAMATION, '\\!')
    .replaceAll(PICTURE, '')
    .replace(/[ \t]+\n(?=\n)/g, '\n')
    .replace(/^([> ]*>) +$/gm, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .replace(CODE_LINES, '$1')
    .replaceAll(CODE_LINE, '');
  return { markdown, ...found, lost };
}

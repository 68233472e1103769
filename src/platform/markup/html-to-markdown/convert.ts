import TurndownService from 'turndown';
import { cleanHtml } from './clean/clean.ts';
import { blockRules } from './rules/blocks.ts';
import { emphasis } from './rules/emphasis.ts';
import { escapeText } from './rules/escape.ts';
import { linkRules, PICTURE } from './rules/links.ts';
import { tableRules } from './rules/table.ts';

/** A `!` of the text right before a link. */
const EXCLAMATION = new RegExp(`(?<!${PICTURE})!(?=\\[)`, 'g');

export interface ConversionOptions {
  /** Another address for a link or a picture; null leaves it out. Called once for each. */
  address?: (written: string, kind: 'link' | 'picture') => string | null;
  /** The number of the first footnote, 1 without it. */
  firstNote?: number;
}

export interface Conversion {
  markdown: string;
  /** The addresses of all pictures in the Markdown, in its order. */
  pictures: string[];
  /** Pictures whose address has no meaning here: files of another computer, `data:`. */
  lostPictures: number;
}

/**
 * The Markdown of the site for any HTML: of word processors, web pages, WordPress. Consumes `root`.
 */
export function convertHtml(root: HTMLElement, options: ConversionOptions = {}): Conversion {
  cleanHtml(root, options.firstNote ?? 1);
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
    .replace(/\n{3,}/g, '\n\n');
  return { markdown, ...found };
}

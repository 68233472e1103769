import { decodeHTML } from 'entities';
import { escapeHtml } from '../../../platform/markup/html.ts';
import type { ConvertedHtml } from '../../../platform/markup/html-to-markdown/foreign-html.server.ts';
import { MarkupThread } from '../../../platform/markup/render-body.server.ts';
import { type AttachedFiles, shortcodesToHtml } from './shortcodes/to-html.ts';

/** Longer ones are no titles. */
const LONGEST = 100_000;
/** Joins two pictures of one emoji; anywhere else it is invisible. */
const LONE_JOINER = /(?<!\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f)?)\u200d|\u200d(?!\p{Emoji})/gu;
/** What hides, joins or directs letters: removed without a gap, but for the parts of emoji. */
const INVISIBLE = /(?![\u200d\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** A title or summary of another system, which may contain tags and entities, as plain text of one line. */
export const plainText = (html: string): string =>
  decodeHTML(
    html
      .slice(0, LONGEST)
      .replace(/<!--[^<>]*-->/g, '')
      .replace(/<\/?(?:p|br|div|h[1-6]|li|ul|ol|td|th|tr|blockquote)\b[^<>]*>/gi, ' ')
      .replace(/<\/?[a-z][^<>]*>/gi, ''),
  )
    .toWellFormed()
    .replace(LONE_JOINER, '')
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Of its own, so that an import does not delay the texts of editors. On a busy machine the start of the
 * thread alone takes seconds, and no text is lost for that.
 */
const thread = new MarkupThread({ timeLimitMs: 20_000, idleMs: 10_000 });

/**
 * Converts a text of WordPress, of its block editor or the classic one with its shortcodes. Null for a
 * text that is too complex.
 * @param origin of the other site
 */
export async function wordPressToMarkdown(
  text: string,
  origin: string,
  files: AttachedFiles,
): Promise<ConvertedHtml | null> {
  if (isTooComplex(text)) return null;
  const isClassic = !text.includes('<!-- wp:');
  const { html, unknown } = shortcodesToHtml(text.replace(COMMENT, ''), files);
  const withFiles = html.replace(HREF, (all, start: string, quote: string, address: string) => {
    const file = files.ofPage(address.replaceAll('&amp;', '&'));
    return file ? `${start}${quote}${escapeHtml(file.address)}${quote}` : all;
  });
  const converted = await foreignToMarkdown(withFiles, origin, isClassic);
  return converted && { ...converted, lost: [...unknown, ...converted.lost] };
}

const HREF = /(<a\b[^>]{0,1000}?\shref=)(["'])([^"'<>]{1,2000})\2/gi;
const COMMENT = /<!--[\s\S]*?-->/g;

/** Converts HTML of another system. Null for a text that is too complex. */
export async function foreignToMarkdown(
  html: string,
  origin: string,
  isClassic = false,
): Promise<ConvertedHtml | null> {
  if (isTooComplex(html)) return null;
  return thread.run<ConvertedHtml>({ kind: 'convert', html, origin, isClassic });
}

/** Beyond these the libraries become slow: their time grows with the square of the depth. */
const DEEPEST = 100;
const MOST_TAGS = 20_000;
const EMPTY = /^(area|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

function isTooComplex(html: string): boolean {
  let depth = 0;
  let tags = 0;
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (++tags > MOST_TAGS) return true;
    if (EMPTY.test(name)) continue;
    // Paragraphs and list items may be left open.
    if (closing) depth = Math.max(0, depth - 1);
    else if (!/^(p|li|td|th|tr|dt|dd|option)$/i.test(name) && ++depth > DEEPEST) return true;
  }
  return false;
}

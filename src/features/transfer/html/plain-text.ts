import { decodeHTML } from 'entities';

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

// @ts-expect-error: its file of types declares a module of another name
import { createDocument } from '@mixmark-io/domino';
import { type Conversion, type ConversionOptions, convertHtml } from './convert.ts';
import { renameStyles } from './dom.ts';

/** Longer HTML is not read. In characters. */
export const LONGEST_HTML = 1_000_000;
/** Elements inside each other; the time of the parser grows with the square of this number. */
const DEEPEST = 1000;

/**
 * {@link convertHtml} in Node. Throws a RangeError for HTML that is longer than
 * {@link LONGEST_HTML} or has more than 1000 elements inside each other.
 */
export function htmlToMarkdown(html: string, options?: ConversionOptions): Conversion {
  if (html.length > LONGEST_HTML) throw new RangeError('The HTML is too long.');
  if (depthOf(html) > DEEPEST) throw new RangeError('The HTML has too many levels.');
  const { body } = createDocument(renameStyles(html)) as Document;
  // domino visits the whole part that moves inside a document, but not outside of one.
  body.remove();
  return convertHtml(body, options);
}

/** Elements that need no end tag. */
const CLOSED =
  /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[rdh])$/i;

function depthOf(html: string): number {
  let open = 0;
  let most = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][\w:-]{0,30})/gi)) {
    if (CLOSED.test(name)) continue;
    open = Math.max(0, open + (end ? -1 : 1));
    most = Math.max(most, open);
  }
  return most;
}

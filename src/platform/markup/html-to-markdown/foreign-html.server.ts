// @ts-expect-error: its file of types declares a module of another name
import { createDocument } from '@mixmark-io/domino';
import { type Conversion, type ConversionOptions, convertHtml } from './convert.ts';
import { renameStyles } from './dom.ts';

const NOSCRIPT = /(<img\b[^>]{0,8000}>\s*)?<noscript\b[^>]{0,200}>([\s\S]{0,20000}?)<\/noscript>/gi;
const TAG = /<(img|source)\b([^>]{0,8000})>/gi;
const IMG = /<img\b[^>]{0,8000}>/i;
const ATTRIBUTE = /([\w:-]{1,60})\s*=\s*(?:"([^"]{0,6000})"|'([^']{0,6000})'|([^\s"'>]{1,3000}))/g;

/** What scripts and plugins of other sites write instead of `src`, the best first. */
const LAZY = [
  'data-orig-file',
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-orig-src',
  'data-large-file',
  'data-full-url',
  'data-url',
  'data-echo',
  'data-srcset',
  'data-lazy-srcset',
];

/** Pictures that stand for one that is not loaded yet. */
const PLACEHOLDER =
  /^(?:$|#|about:|data:)|(?:^|\/)(?:blank|placeholder|lazy|spacer|transparent|1x1|pixel|grey|gray|trans)\.(?:gif|png|svg|jpe?g)(?:[?#]|$)/i;

const SRC = /\ssrc\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

const LOOKS_LIKE_ADDRESS =
  /^(?:https?:)?\/\/\S+$|^\/\S+$|^[\w%./-]+\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Longer HTML is not read. In characters. */
const LONGEST_HTML = 1_000_000;

/** Elements inside each other; the time of the parser grows with the square of this number. */
const DEEPEST_TREE = 1000;

/** Elements that need no end tag. */
const CLOSED =
  /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[rdh])$/i;

/** HTML of another site. */
export interface ForeignHtml {
  html: string;
  /** Of that site, such as `https://eski.example`: its links become links of this site. May be empty. */
  origin: string;
  /** A text of the classic editor of WordPress. */
  isClassic?: boolean;
}

/**
 * The Markdown has `import:0`, `import:1` … in the place of the addresses of `pictures`: of pictures, and
 * of files of that site to which it links.
 */
export interface ConvertedHtml {
  markdown: string;
  pictures: string[];
  /** The names of elements that the text cannot have. */
  lost: string[];
}

/** @throws RangeError as `htmlToMarkdown` */
export function convertForeignHtml({ html, origin, isClassic }: ForeignHtml): ConvertedHtml {
  const pictures: string[] = [];
  const place = (address: string): string => {
    const known = pictures.indexOf(address);
    return `import:${known < 0 ? pictures.push(address) - 1 : known}`;
  };
  const own = ownAddresses(origin);
  const { markdown, lost } = htmlToMarkdown(withLazyPictures(html), {
    isClassic: isClassic ?? false,
    address(written, kind) {
      const path = own(written);
      if (kind === 'picture') return place(path === null || !origin ? written : origin + path);
      if (path === null) return written;
      return FILE.test(path) ? place(origin + path) : path;
    },
  });
  return { markdown: markdown.trim(), pictures, lost };
}

/** A file in a folder of uploads of WordPress or Ghost. */
const FILE =
  /^\/(?:[^?#]*\/)?(?:uploads|content\/(?:files|images|media))\/[^?#]+\.(?!html?|php)[a-z\d]{2,5}(?:[?#]|$)/i;

/** The path of an address of the site, in whatever form it is written; null for another site. */
function ownAddresses(origin: string): (address: string) => string | null {
  const host = URL.parse(origin)?.host.replace(/^www\./, '');
  return (address) => {
    const [whole, at = ''] = /^(?:https?:)?\/\/(?:[^/?#@]{0,100}@)?([^/?#]+)/i.exec(address) ?? [];
    if (whole === undefined) return address.startsWith('/') ? address : null;
    const name = at
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/:(?:80|443)$/, '');
    if (!host || name !== host) return null;
    const path = address.slice(whole.length);
    return path.startsWith('/') ? path : `/${path}`;
  };
}

/**
 * {@link convertHtml} in Node. Throws a RangeError for HTML that is longer than
 * {@link LONGEST_HTML} or has more than 1000 elements inside each other.
 */
export function htmlToMarkdown(html: string, options?: ConversionOptions): Conversion {
  if (html.length > LONGEST_HTML) throw new RangeError('The HTML is too long.');
  if (depthOf(html) > DEEPEST_TREE) throw new RangeError('The HTML has too many levels.');
  const { body } = createDocument(renameStyles(html)) as Document;
  // domino visits the whole part that moves inside a document, but not outside of one.
  body.remove();
  return convertHtml(body, options);
}

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

/** The HTML of another site with the pictures that its scripts would load, each once. */
function withLazyPictures(html: string): string {
  if (!/noscript|data-|srcset/i.test(html)) return html;
  return html
    .replace(NOSCRIPT, (all, before: string | undefined, inner: string) => {
      const [picture] = IMG.exec(inner) ?? [];
      if (!picture) return all;
      const shown = before && sourceOf(before);
      // A whole picture of its own before the one for browsers without scripts.
      const isOther = shown && sourceOf(picture) !== shown && !isLazy(before);
      return isOther ? `${before}${picture}` : picture;
    })
    .replace(TAG, (tag, name: string, rest: string) => {
      if (name.toLowerCase() !== 'img') return tag;
      const src = sourceOf(tag);
      const written = attributesOf(rest).get('src') ?? '';
      if (!src || src === written) return tag;
      return `<img src="${src.replaceAll('"', '%22')}"${rest.replace(SRC, '')}>`;
    });
}

const isLazy = (tag: string): boolean => LAZY.some((name) => attributesOf(tag).has(name));

/** The address of the picture that a browser shows in the end; empty: none. */
function sourceOf(tag: string): string {
  const attributes = attributesOf(tag);
  const src = attributes.get('src')?.trim() ?? '';
  for (const name of LAZY) {
    const value = attributes.get(name)?.trim() ?? '';
    const address = name.endsWith('srcset') ? largestOf(value) : value;
    if (LOOKS_LIKE_ADDRESS.test(address)) return address;
  }
  if (!PLACEHOLDER.test(src)) return src;
  return largestOf(attributes.get('srcset') ?? '');
}

/** "a.jpg 300w, b.jpg 1024w": the one with the largest number. */
function largestOf(srcset: string): string {
  let best = '';
  let most = -1;
  for (const [, address = '', size = '1'] of srcset.matchAll(
    /([^\s,][^\s]{0,3000})(?:\s+([\d.]{1,10})[wx])?\s*(?:,|$)/g,
  )) {
    const number = Number(size);
    if (number > most && !PLACEHOLDER.test(address)) {
      most = number;
      best = address;
    }
  }
  return best;
}

function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, double ?? single ?? bare ?? '');
  }
  return found;
}

const NOSCRIPT = /(<img\b[^>]{0,8000}>\s*)?<noscript\b[^>]{0,200}>([\s\S]{0,20000}?)<\/noscript>/gi;
const TAG = /<(img|source)\b([^>]{0,8000})>/gi;
const IMG = /<img\b[^>]{0,8000}>/i;
const ATTRIBUTE = /([\w:-]{1,60})\s*=\s*(?:"([^"]{0,6000})"|'([^']{0,6000})'|([^\s"'>]{1,3000}))/g;
/** What scripts and plugins of other sites write instead of `src`, the best first. */
const LAZY = [
  ...['data-orig-file', 'data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-orig-src'],
  ...[
    'data-large-file',
    'data-full-url',
    'data-url',
    'data-echo',
    'data-srcset',
    'data-lazy-srcset',
  ],
];
/** Pictures that stand for one that is not loaded yet. */
const PLACEHOLDER =
  /^(?:$|#|about:|data:)|(?:^|\/)(?:blank|placeholder|lazy|spacer|transparent|1x1|pixel|grey|gray|trans)\.(?:gif|png|svg|jpe?g)(?:[?#]|$)/i;

/** The HTML of another site with the pictures that its scripts would load, each once. */
export function withLazyPictures(html: string): string {
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

const SRC = /\ssrc\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

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

const LOOKS_LIKE_ADDRESS =
  /^(?:https?:)?\/\/\S+$|^\/\S+$|^[\w%./-]+\.(?:jpe?g|png|gif|webp|avif)$/i;

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

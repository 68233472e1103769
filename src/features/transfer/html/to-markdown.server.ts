import { htmlToMarkdown as convert } from '../../../platform/markup/html-to-markdown/html-to-markdown.server.ts';

/** HTML as Markdown. `pictures` are the addresses behind `import:0`, `import:1` … in it. */
export interface Converted {
  markdown: string;
  pictures: string[];
}

/**
 * Converts a text of WordPress, of its block editor or the classic one with its shortcodes. Throws
 * for a text that is too complex.
 * @param gallery the address and alternative text of pictures by their id, for `[gallery ids="…"]`
 * @param link another address for a link
 */
export function htmlToMarkdown(
  html: string,
  gallery: (id: string) => { address: string; alt: string } | null,
  link: (address: string) => string,
): Converted {
  if (isTooComplex(html)) throw new RangeError('The text has too many tags or levels.');
  const ready = withoutShortcodes(html, (ids) =>
    ids
      .map(gallery)
      .filter((one) => one !== null)
      .map(({ address, alt }) => `<img src="${inAttribute(address)}" alt="${inAttribute(alt)}">`)
      .join(''),
  );
  const pictures: string[] = [];
  const place = (address: string): string => {
    const known = pictures.indexOf(address);
    return `import:${known < 0 ? pictures.push(address) - 1 : known}`;
  };
  const { markdown } = convert(ready, {
    address: (written, kind) => (kind === 'picture' ? place(written) : link(written)),
  });
  return { markdown: markdown.trim(), pictures };
}

const inAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

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

const BLOCK = /<(p|div|h[1-6]|ul|ol|table|blockquote|figure|pre|hr|section|iframe)\b/i;

/** Shortcodes become HTML; a text of the classic editor gets its paragraphs. */
function withoutShortcodes(html: string, gallery: (ids: string[]) => string): string {
  const isClassic = !html.includes('<!-- wp:') && !/<p[\s>]/i.test(html);
  const whole = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\[caption[^\]]{0,500}\]([\s\S]{0,5000}?)\[\/caption\]/g, (_all, inner: string) => {
      const [img = ''] = /(?:<a [^>]*>)?\s*<img [^>]*>\s*(?:<\/a>)?/i.exec(inner) ?? [];
      return `\n\n<figure>${img}<figcaption>${inner.replace(img, '')}</figcaption></figure>\n\n`;
    })
    .replace(
      /\[gallery[^\]]*?ids=["']?([\d, ]{1,2000})["']?[^\]]{0,500}\]/g,
      (_all, ids: string) => {
        const images = gallery(ids.split(',').map((id) => id.trim()));
        return `\n\n<figure>${images}</figure>\n\n`;
      },
    )
    .replace(/\[embed[^\]]{0,200}\]\s*(\S+?)\s*\[\/embed\]/g, '\n\n$1\n\n');
  if (!isClassic) return whole;
  return whole
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`))
    .join('\n');
}

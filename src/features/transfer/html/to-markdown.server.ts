import type { ConvertedHtml } from '../../../platform/markup/html-to-markdown/foreign-html.server.ts';
import { MarkupThread } from '../../../platform/markup/markup-thread.server.ts';

/** Of its own, so that an import does not delay the texts of editors. */
const thread = new MarkupThread({ timeLimitMs: 5000, idleMs: 10_000 });

/**
 * Converts a text of WordPress, of its block editor or the classic one with its shortcodes. Null for a
 * text that is too complex.
 * @param origin of the other site
 * @param gallery the address and alternative text of pictures by their id, for `[gallery ids="…"]`
 */
export async function htmlToMarkdown(
  html: string,
  origin: string,
  gallery: (id: string) => { address: string; alt: string } | null,
): Promise<ConvertedHtml | null> {
  if (isTooComplex(html)) return null;
  const ready = withoutShortcodes(html, (ids) =>
    ids
      .map(gallery)
      .filter((one) => one !== null)
      .map(({ address, alt }) => `<img src="${inAttribute(address)}" alt="${inAttribute(alt)}">`)
      .join(''),
  );
  return thread.run<ConvertedHtml>({ kind: 'convert', html: ready, origin });
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

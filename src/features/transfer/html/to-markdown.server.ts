import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { videoAt } from '../../../platform/markup/video-address.ts';

/** HTML as Markdown. `pictures` are the addresses behind `import:0`, `import:1` … in it. */
export interface Converted {
  markdown: string;
  pictures: { address: string; alt: string }[];
}

type Node = TurndownService.Node;
/**
 * Converts a text of WordPress, of its block editor or the classic one, into our Markdown: captions,
 * galleries, quotes with their source, and videos.
 * @param gallery the addresses of pictures by their id, for `[gallery ids="…"]`
 */
export function htmlToMarkdown(
  html: string,
  gallery: (id: string) => { address: string; alt: string } | null,
): Converted {
  const pictures: Converted['pictures'] = [];
  const image = (address: string, alt: string, caption = ''): string => {
    const known = pictures.findIndex((one) => one.address === address);
    const place = known < 0 ? pictures.push({ address, alt: alt.trim() }) - 1 : known;
    const title = inTitle(caption);
    return `![${inLabel(alt)}](import:${place}${title ? ` "${title}"` : ''})`;
  };
  if (isTooComplex(html))
    throw new Error('The text has too many tags, or they are nested too deeply.');
  const service = converter(image);
  const ready = withoutShortcodes(html, (ids) =>
    ids
      .map(gallery)
      .filter((one) => one !== null)
      .map(({ address, alt }) => `<img src="${inAttribute(address)}" alt="${inAttribute(alt)}">`)
      .join(''),
  );
  const markdown = service
    .turndown(ready)
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+$/gm, (spaces) => (spaces === '  ' ? spaces : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { markdown, pictures };
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

const inLabel = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')
    .trim();
const inTitle = (text: string) => text.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&').trim();
const inAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

function converter(image: (address: string, alt: string, caption?: string) => string) {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  });
  service.use(gfm);
  service.remove(['script', 'style', 'noscript', 'form', 'object', 'template', 'button']);
  const pictureOf = (node: HTMLElement, caption = '') =>
    image(node.getAttribute('src') ?? '', node.getAttribute('alt') ?? '', caption);
  const imagesIn = (node: Node) =>
    [...(node as HTMLElement).querySelectorAll('img[src]')] as HTMLElement[];

  service.addRule('picture', {
    filter: 'img',
    replacement: (_text, node) =>
      (node as HTMLElement).getAttribute('src') ? pictureOf(node as HTMLElement) : '',
  });
  // The link around a picture leads to the picture itself.
  service.addRule('linkedPicture', {
    filter: (node) =>
      node.nodeName === 'A' && imagesIn(node).length > 0 && !node.textContent?.trim(),
    replacement: (text) => text,
  });
  service.addRule('figure', {
    filter: (node) => node.nodeName === 'FIGURE' && imagesIn(node).length > 0,
    replacement: (_text, node) => {
      const images = imagesIn(node);
      const caption = captionOf(node as HTMLElement);
      const lines = images.map((one) =>
        pictureOf(one, images.length === 1 ? caption : captionOf(one.closest('figure'), node)),
      );
      return `\n\n${lines.join('\n')}\n\n`;
    },
  });
  service.addRule('video', {
    filter: (node) => node.nodeName === 'IFRAME' || isEmbed(node),
    replacement: (_text, node) => {
      const address = videoOf(node as HTMLElement);
      return address ? `\n\n${videoAt(address) ? address : `<${address}>`}\n\n` : '';
    },
  });
  service.addRule('source', {
    filter: (node) => node.nodeName === 'CITE' && node.parentNode?.nodeName === 'BLOCKQUOTE',
    replacement: (text) => `\n\n— ${text.trim()}\n\n`,
  });
  return service;
}

const isEmbed = (node: Node) =>
  node.nodeName === 'FIGURE' && /\bwp-block-embed\b/.test((node as HTMLElement).className);

/** The caption of a figure, but not one of a figure inside it. */
function captionOf(figure: Element | null, outer: Node | null = null): string {
  if (!figure || figure === outer) return '';
  const own = [...figure.childNodes].find((one) => one.nodeName === 'FIGCAPTION');
  return own?.textContent ?? '';
}

function videoOf(node: HTMLElement): string {
  const frame = node.nodeName === 'IFRAME' ? node : node.querySelector('iframe');
  const typed = frame
    ? (frame.getAttribute('src') ?? '')
    : (/https?:\/\/\S+/.exec(node.textContent ?? '')?.[0] ?? '');
  const address = typed.startsWith('//') ? `https:${typed}` : typed;
  return /^https?:\/\//.test(address) ? address : '';
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

import type TurndownService from 'turndown';
import { isAllowedLink } from '../../allowed-link.ts';
import { isOwnPicture } from '../../own-picture.ts';
import { videoAt } from '../../video-address.ts';
import type { Conversion, ConversionOptions } from '../convert.ts';
import { escapeText } from './escape.ts';

/** Marks that a `!` before `[` is of a picture and not of the sentence before a link. */
export const PICTURE = '\u0003';
const REDIRECT = /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i;

/** Links and pictures; those that a text cannot have become their words, and are counted. */
export function linkRules(
  options: ConversionOptions,
  found: Pick<Conversion, 'pictures' | 'lostPictures'>,
): Record<string, TurndownService.Rule> {
  const { address = (written: string) => written } = options;
  const link: TurndownService.Rule = {
    filter: (node) => node.nodeName === 'A',
    replacement: (content, node) => {
      const written = target((node as Element).getAttribute('href') ?? '');
      const words = content.trim().replace(/\s*\n\s*/g, ' ');
      const place = (node as Element).getAttribute('data-place');
      if (place && words) return `[${words}](#${place})`;
      // A place in the page that the HTML comes from is none of this site.
      const isKept = isAllowedLink(written) && !written.startsWith('#');
      const href = isKept ? address(written, 'link') : null;
      if (!href || !words) return content;
      if (node.textContent?.trim() === written && /^https?:/i.test(href))
        return asAddress(href, node);
      return `[${words}](${destination(href)})`;
    },
  };
  const picture: TurndownService.Rule = {
    filter: 'img',
    replacement: (_, node) => {
      const image = node as Element;
      if (image.getAttribute('width') === '1' && image.getAttribute('height') === '1') return '';
      const src = target(image.getAttribute('src') ?? '');
      const isKept = /^https?:\/\/[^/]/i.test(src) || isOwnPicture(src) || !!options.address;
      const kept = isKept && !/^data:/i.test(src) ? address(src, 'picture') : null;
      if (!kept) {
        found.lostPictures += 1;
        return '';
      }
      found.pictures.push(kept);
      const alt = escapeText(oneLine(image.getAttribute('alt')));
      const title = oneLine(image.getAttribute('title')).replace(/["\\]/g, '\\$&');
      return `${PICTURE}![${alt}](${destination(kept)}${title ? ` "${title}"` : ''})`;
    },
  };
  return { link, picture };
}

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const destination = (address: string) =>
  address.replace(/[<>()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** The address of a video alone in its paragraph is bare: the site shows the video in its place. */
function asAddress(href: string, node: Node): string {
  const isAlone = node.parentNode?.textContent?.trim() === node.textContent?.trim();
  const isVideo = isAlone && /^(P|DIV)$/.test(node.parentNode?.nodeName ?? '') && videoAt(href);
  return isVideo ? href : `<${href}>`;
}

/** Whole, and without the detour by Google, which Google Docs puts before every address. */
function target(href: string): string {
  const typed = href.trim().replace(/\s/g, '%20');
  const written = /^\/\/[^/]/.test(typed) ? `https:${typed}` : typed;
  if (!REDIRECT.test(written)) return written;
  return URL.parse(written)?.searchParams.get('q') ?? written;
}

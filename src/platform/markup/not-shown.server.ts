import MarkdownIt, { type Token } from 'markdown-it';
import { isAllowedLink } from './allowed-link.ts';
import { isOwnPicture } from './own-picture.ts';

/** A picture or link in a text that the site does not show. */
export interface NotShown {
  kind: 'picture' | 'link';
  /** Counted from 1. */
  line: number;
  address: string;
}

/** More are not useful at once. */
const MOST = 20;
const LONGEST_ADDRESS = 200;

/** Accepts every address, to find those that the site's own parser refuses. */
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 20 });
parser.validateLink = () => true;

/** The pictures that are not on this site and the links that are not allowed, in reading order. */
export function findNotShown(markdown: string): NotShown[] {
  const found: NotShown[] = [];
  for (const { type, map, children } of parser.parse(markdown, {})) {
    if (type !== 'inline' || !map) continue;
    let line = map[0] + 1;
    for (const token of children ?? []) {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line++;
      const fault = faultOf(token);
      if (fault) found.push({ ...fault, line });
      if (found.length === MOST) return found;
    }
  }
  return found;
}

function faultOf(token: Token): Omit<NotShown, 'line'> | null {
  const isPicture = token.type === 'image';
  if (!isPicture && token.type !== 'link_open') return null;
  const address = String(token.attrGet(isPicture ? 'src' : 'href'));
  if (isPicture ? isOwnPicture(address) : isAllowedLink(address)) return null;
  return { kind: isPicture ? 'picture' : 'link', address: address.slice(0, LONGEST_ADDRESS) };
}

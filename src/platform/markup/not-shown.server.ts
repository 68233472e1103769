import type { Token } from 'markdown-it';
import { isAllowedLink } from './allowed-link.ts';
import { isOwnPicture } from './own-picture.ts';

/** A picture or link in a text that the site does not show. */
export interface NotShown {
  kind: 'picture' | 'link';
  /** Counted from 1. */
  line: number;
  address: string;
}

const LONGEST_ADDRESS = 200;

/** The pictures that are not on this site and the links that are not allowed, in no order. */
export function notShownIn(tokens: Token[]): NotShown[] {
  const found: NotShown[] = [];
  for (const { type, map, children } of tokens) {
    if (type !== 'inline' || !map) continue;
    let line = map[0] + 1;
    for (const token of children ?? []) {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line++;
      const fault = faultOf(token);
      if (fault) found.push({ ...fault, line });
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

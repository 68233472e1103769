import type { FrameScope } from './frame-scope.ts';
import { menuTitle } from './menu.tsx';

/*
 * Whether the menu fits into the header is calculated when the page is rendered, so that no script
 * has to measure it and nothing moves. The result is correct within about 20 px; the margin at the
 * end has 96 px.
 */
const NARROW_CHARACTER = /[iıİIljtfr'’., ]/;
/** Widths in px, as in the style sheets of the header and the menu for windows below 1440 px. */
const WIDE = 8.7;
const NARROW = 5.2;
const BRAND_CHARACTER = 7.3;
const BRAND_MARK = 44;
const PADDING = 8;
const SIGN = 16;
const BARE = 8;
const BUTTON = 26;
const LANGUAGE = 50;
const GAPS = 40;
const SEARCH = 48;
const NETWORK = 25;

/** The room in the header from each width of the window. */
const ROOM = [
  [1200, 1064],
  [1320, 1184],
] as const;

const textWidth = (text: string): number =>
  [...text].reduce((sum, one) => sum + (NARROW_CHARACTER.test(one) ? NARROW : WIDE), 0);

/** Without the social networks. */
function menuWidth(scope: FrameScope): number {
  const { t, party, menu } = scope;
  const titles = menu.map((item) => {
    const sign = item.children.length > 0 || item.external ? SIGN : BARE;
    return textWidth(menuTitle(scope, item).title) + PADDING + sign;
  });
  const brand = party.name.length * BRAND_CHARACTER + BRAND_MARK;
  const button = textWidth(t('site:frame.join')) + BUTTON;
  return titles.reduce((sum, width) => sum + width, brand + button + LANGUAGE + SEARCH + GAPS);
}

const networksWidth = ({ party }: FrameScope): number =>
  Object.values(party.social).filter(Boolean).length * NETWORK;

const widthWithRoom = (needed: number) => ROOM.find(([, room]) => needed <= room)?.[0];

export interface FitsFrom {
  /**
   * The width of the window in px from which the menu fits beside the search; undefined: only the
   * drawer has it.
   */
  menu: 1200 | 1320 | undefined;
  /** The same for the menu with the social networks, which are also in the drawer and the footer. */
  networks: 1200 | 1320 | undefined;
}

export function fitsFrom(scope: FrameScope): FitsFrom {
  const width = menuWidth(scope);
  const menu = widthWithRoom(width);
  return { menu, networks: menu && widthWithRoom(width + networksWidth(scope)) };
}

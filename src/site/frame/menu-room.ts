import type { FrameScope } from './frame-scope.ts';
import { menuTitle } from './menu-title.ts';

/*
 * Whether the menu fits into the header is calculated when the page is rendered, so that no script
 * has to measure it and nothing moves. The result is correct within about 20 px; the margin at the
 * end has 96 px.
 */
const NARROW_LETTER = /[iıİIljtfr'’., ]/;
/** Widths in px, as in the style sheets of the header and the menu for windows below 1440 px. */
const LETTER = 8.7;
const NARROW = 5.2;
const BRAND_LETTER = 7.3;
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
  [...text].reduce((sum, letter) => sum + (NARROW_LETTER.test(letter) ? NARROW : LETTER), 0);

/** Without the social networks. */
function menuWidth(scope: FrameScope): number {
  const { t, party, menu } = scope;
  const titles = menu.map((item) => {
    const sign = item.children.length > 0 || item.external ? SIGN : BARE;
    return textWidth(menuTitle(scope, item).title) + PADDING + sign;
  });
  const brand = party.name.length * BRAND_LETTER + BRAND_MARK;
  const button = textWidth(t('site:frame.join')) + BUTTON;
  return titles.reduce((sum, width) => sum + width, brand + button + LANGUAGE + SEARCH + GAPS);
}

const networksWidth = ({ party }: FrameScope): number =>
  Object.values(party.social).filter(Boolean).length * NETWORK;

const widthWithRoom = (needed: number) => ROOM.find(([, room]) => needed <= room)?.[0];

/**
 * The width of the window in px from which the header contains the menu beside the search. Undefined:
 * only the drawer contains the menu.
 */
export const menuFrom = (scope: FrameScope): 1200 | 1320 | undefined =>
  widthWithRoom(menuWidth(scope));

/** The same for the social networks, which are also in the drawer and the footer. */
export const networksFrom = (scope: FrameScope): 1200 | 1320 | undefined =>
  menuFrom(scope) && widthWithRoom(menuWidth(scope) + networksWidth(scope));

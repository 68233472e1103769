import type { FrameScope } from './frame-scope.ts';
import { menuTitle } from './menu-title.ts';

/*
 * Whether the menu fits across the header is calculated here, where it is rendered, so that no script has
 * to measure it and nothing moves. Right within some 20 px; the margin at the end has 96 to spare.
 */
const NARROW_LETTER = /[iıİIljtfr'’., ]/;
/** Widths in px, as the style sheets of header and menu set them below 1440 px, where room is scarce. */
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

/** Room inside the header when the window is as wide as the name says. */
const ROOM = { from1200: 1064, from1320: 1184 - SEARCH };

const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROW_LETTER.test(letter) ? NARROW : LETTER), 0);

function menuWidth(scope: FrameScope): number {
  const { t, party, menu } = scope;
  const titles = menu.map((item) => {
    const sign = item.children.length > 0 || item.external ? SIGN : BARE;
    return textWidth(menuTitle(scope, item).title) + PADDING + sign;
  });
  const brand = party.name.length * BRAND_LETTER + BRAND_MARK;
  const button = textWidth(t('site:frame.join')) + BUTTON;
  const networks = Object.values(party.social).filter(Boolean).length * NETWORK;
  return titles.reduce((sum, width) => sum + width, brand + networks + button + LANGUAGE + GAPS);
}

/**
 * The width of the window in px from which the menu stands in the header, and the social networks
 * beside it; undefined: in the drawer alone.
 */
export function menuFrom(scope: FrameScope): 1200 | 1320 | undefined {
  const width = menuWidth(scope);
  if (width <= ROOM.from1200) return 1200;
  return width <= ROOM.from1320 ? 1320 : undefined;
}

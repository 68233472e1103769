import { placeTitle } from '../places.ts';
import type { FrameScope } from './frame-scope.ts';

/*
 * Whether the menu fits across the header is reckoned here, where it is drawn, so that no script has
 * to measure it and nothing moves. Right within some 20 px; the margin at the end has 96 to spare.
 */
const NARROW_LETTER = /[iıİIljtfr'’., ]/;
/** Widths in px, as header.css and menu.css set them. */
const LETTER = 8.7;
const NARROW = 5.2;
const BRAND_LETTER = 8.2;
const BRAND_MARK = 44;
const PADDING = 16;
const SIGN = 16;
const BARE = 8;
const BUTTON = 34;
const LANGUAGE = 54;
const GAPS = 52;
const SEARCH = 48;
const NETWORK = 45;

/** Room inside the header when the window is as wide as the name says. */
const ROOM = { from1200: 1064, from1320: 1184 - SEARCH, from1440: 1200 - SEARCH };

const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROW_LETTER.test(letter) ? NARROW : LETTER), 0);

function menuWidth({ t, locale, party, menu }: FrameScope): number {
  const titles = menu.map((item) => {
    const sign = item.children.length > 0 || item.external ? SIGN : BARE;
    return textWidth(placeTitle(t, locale, item).title) + PADDING + sign;
  });
  const brand = party.name.length * BRAND_LETTER + BRAND_MARK;
  const button = textWidth(t('site:frame.join')) + BUTTON;
  return titles.reduce((sum, width) => sum + width, brand + button + LANGUAGE + GAPS);
}

/** Classes of the header: from which width the menu stands in it, and whether networks fit beside. */
export function headerClasses(scope: FrameScope): string {
  const width = menuWidth(scope);
  const networks = Object.values(scope.party.social).filter(Boolean).length * NETWORK;
  const menu = width <= ROOM.from1200 ? 'menu-1200' : width <= ROOM.from1320 ? 'menu-1320' : '';
  const social = width + networks <= ROOM.from1440 ? 'with-social' : '';
  return ['top', menu, social].filter(Boolean).join(' ');
}

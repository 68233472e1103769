import { percentDecoded } from '../../../percent-decoding.ts';
import { slugOf } from '../../../slug.ts';
import { FreeIds } from '../../free-ids.ts';
import { PAGE_IDS } from '../../page-ids.ts';
import { elementsIn } from '../dom.ts';

const NAMED = /^H[23]$/;

/**
 * Links to a place in the same text lead to the heading of that place, which the site gives an id of
 * its own; those to nowhere lose their link. The headings have their last levels here.
 */
export function placeLinks(root: Element): void {
  const links = elementsIn(root, 'a[href^="#"]');
  if (links.length === 0) return;
  const places = placesIn(root);
  for (const link of links) {
    const written = (link.getAttribute('href') ?? '').slice(1);
    const id = places.get(percentDecoded(written) ?? written);
    if (id) link.setAttribute('data-place', id);
  }
}

/** By each id and name in the HTML: the id that the site gives to the heading there. */
function placesIn(root: Element): Map<string, string> {
  const ids = new FreeIds(PAGE_IDS);
  const places = new Map<string, string>();
  /** Names before the first heading, or between two: they belong to the next one if nothing is between. */
  let waiting: string[] = [];
  let current = '';
  for (const element of elementsIn(root, '*')) {
    const names = [element.getAttribute('id'), element.getAttribute('name')].filter(
      (name) => !!name,
    );
    if (NAMED.test(element.nodeName) && element.textContent?.trim()) {
      current = ids.take(slugOf(element.textContent.trim(), 60) || 'bolum');
      for (const name of waiting) places.set(name, current);
      waiting = [];
    } else if (
      element.textContent?.trim() &&
      !/^(DIV|SECTION|ARTICLE|MAIN)$/.test(element.nodeName)
    )
      waiting = [];
    for (const name of names as string[]) {
      if (places.has(name)) continue;
      if (current) places.set(name, current);
      if (!NAMED.test(element.nodeName) && isBeforeWords(element)) waiting.push(name);
    }
  }
  return places;
}

/** A mark without words, or a part of the page that begins with its heading. */
const isBeforeWords = (element: Element): boolean =>
  !element.textContent?.trim() || /^H[23]$/.test(element.firstElementChild?.nodeName ?? '');

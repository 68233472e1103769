import { percentDecoded } from '../../../percent-decoding.ts';
import { slugOf } from '../../../slug.ts';
import { FreeIds, PAGE_IDS } from '../../page-ids.ts';
import { BLOCK_SELECTOR, elementsIn, elementWith, isText, nodeAfter, unwrap } from '../dom.ts';

const NAMED = /^H[23]$/;

/**
 * Footnotes of Word, LibreOffice, Google Docs and WordPress: a link to a place with a link back.
 * References become `<sup data-reference="1">`, the notes `<div data-note="1">` at the end.
 *
 * @param first the number of the first note
 */
export function placeNotes(root: Element, first: number): void {
  const named = new Map<string, Element>();
  for (const element of elementsIn(root, '[id],[name]'))
    for (const name of namesOf(element)) if (!named.has(name)) named.set(name, element);
  const labels = new Map<Element, number>();
  const notes: Element[] = [];
  for (const reference of elementsIn(root, 'a[href^="#"]')) {
    const target = named.get(decoded(reference));
    if (!target || !reference.parentNode || target.contains(reference)) continue;
    const known = labels.get(target);
    const back = known ? null : linkBack(target, reference);
    if (!known && !back) continue;
    const label = known ?? first + labels.size;
    labels.set(target, label);
    if (back) notes.push(noteOf(root, back, reference, label));
    markReference(reference, label);
  }
  if (notes.length === 0) return;
  dropLastRules(root);
  for (const note of notes) root.appendChild(note);
}

const namesOf = (element: Element) =>
  [element.getAttribute('id'), element.getAttribute('name')].filter((name) => !!name) as string[];

function decoded(link: Element): string {
  const name = (link.getAttribute('href') ?? '').slice(1);
  return percentDecoded(name) ?? name;
}

/** The link in the target that leads back to the reference. The reference comes first. */
function linkBack(target: Element, reference: Element): Element | undefined {
  const around = reference.closest('sup');
  const own = new Set([...namesOf(reference), ...(around ? namesOf(around) : [])]);
  if (!(reference.compareDocumentPosition(target) & 4)) return undefined;
  const links = target.nodeName === 'A' ? [target] : elementsIn(target, 'a[href^="#"]');
  return links.find((link) => own.has(decoded(link)));
}

/** Takes the block of a note out of the text. */
function noteOf(root: Element, back: Element, reference: Element, label: number): Element {
  let block = back.closest('p,li,dd,div') ?? back;
  for (let outer = block.parentElement; outer && outer !== root; outer = outer.parentElement) {
    const isOfNote = outer.nodeName === 'DIV' && !outer.contains(reference);
    if (!isOfNote || outer.querySelector('hr') || otherNotes(outer, back)) break;
    block = outer;
  }
  back.remove();
  const note = elementWith(root, 'div', '');
  note.setAttribute('data-note', String(label));
  while (block.firstChild) note.appendChild(block.firstChild);
  for (const inner of elementsIn(note, BLOCK_SELECTOR)) {
    inner.before(' ');
    unwrap(inner);
  }
  block.remove();
  return note;
}

const otherNotes = (outer: Element, back: Element) =>
  elementsIn(outer, 'a[href^="#"]').some((link) => link !== back);

function markReference(reference: Element, label: number): void {
  const mark = elementWith(reference, 'sup', String(label));
  mark.setAttribute('data-reference', String(label));
  const around = reference.closest('sup');
  const isAlone = around?.textContent?.trim() === reference.textContent?.trim();
  (around && isAlone ? around : reference).replaceWith(mark);
}

/** The line above the notes; nothing follows it now. */
function dropLastRules(root: Element): void {
  for (const rule of elementsIn(root, 'hr').reverse()) {
    for (let node = nodeAfter(rule, root); node; node = nodeAfter(node, root))
      if ((isText(node) && node.data.trim()) || node.nodeName === 'IMG') return;
    rule.remove();
  }
}

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

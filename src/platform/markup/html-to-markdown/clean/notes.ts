import { percentDecoded } from '../../../percent-decoding.ts';
import { BLOCK_SELECTOR, elementsIn, elementWith, isText, nodeAfter, unwrap } from '../dom.ts';

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

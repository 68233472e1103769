import { child, childrenOf, elementsIn, isOn, remove, valOf } from './xml.ts';

/** Elements of a paragraph that are a character of its text. */
const SIGNS: Record<string, string> = {
  'w:tab': ' ',
  'w:br': ' ',
  'w:cr': ' ',
  'w:noBreakHyphen': '-',
};

/** The nodes of the text of a paragraph, without those of text boxes in it. */
function* textNodes(paragraph: Element): Generator<Element> {
  for (const run of elementsIn(paragraph, 'w:r')) {
    let outer: Node | null = run.parentNode;
    while (outer && outer.nodeName !== 'w:p') outer = outer.parentNode;
    if (outer !== paragraph) continue;
    for (const node of childrenOf(run))
      if (node.nodeName === 'w:t' || node.nodeName in SIGNS) yield node;
  }
}

const signsOf = (node: Element): string => SIGNS[node.nodeName] ?? node.textContent ?? '';

export function textOf(paragraph: Element): string {
  let text = '';
  for (const node of textNodes(paragraph)) text += signsOf(node);
  return text;
}

/** Removes the first characters of the text. */
export const cutStart = (paragraph: Element, length: number): void => cut(paragraph, 0, length);

/** Removes `length` characters of the text from `start` on. */
export function cut(paragraph: Element, start: number, length: number): void {
  let before = start;
  let rest = length;
  for (const node of [...textNodes(paragraph)]) {
    if (rest <= 0) break;
    const text = signsOf(node);
    const from = Math.min(before, text.length);
    const end = Math.min(text.length, from + rest);
    before -= from;
    rest -= end - from;
    if (end === from) continue;
    if (end - from === text.length || node.nodeName !== 'w:t') remove(node);
    else setText(node, text.slice(0, from) + text.slice(end));
  }
}

function setText(node: Element, text: string): void {
  node.textContent = text;
  node.setAttribute('xml:space', 'preserve');
}

/** Puts words before the text, in no emphasis. */
export function putBefore(paragraph: Element, text: string): void {
  const properties = child(paragraph, 'w:pPr');
  const after = properties ? properties.nextSibling : paragraph.firstChild;
  paragraph.insertBefore(runWith(paragraph, text), after);
}

function runWith(near: Element, text: string): Element {
  const document = near.ownerDocument;
  const run = document.createElement('w:r');
  const words = document.createElement('w:t');
  setText(words, text);
  run.appendChild(words);
  return run;
}

/** A paragraph with these words, before another one. */
export function paragraphBefore(next: Element, text: string): Element {
  const made = next.ownerDocument.createElement('w:p');
  made.appendChild(runWith(next, text));
  next.parentNode?.insertBefore(made, next);
  return made;
}

/** Puts a text in the place of an element inside a paragraph. */
export function asText(element: Element, text: string): void {
  element.parentNode?.replaceChild(runWith(element, text), element);
}

function propertiesOf(paragraph: Element): Element {
  const known = child(paragraph, 'w:pPr');
  if (known) return known;
  const made = paragraph.ownerDocument.createElement('w:pPr');
  paragraph.insertBefore(made, paragraph.firstChild);
  return made;
}

function setProperty(parent: Element, name: string, value: string): void {
  const known = child(parent, name) ?? parent.appendChild(parent.ownerDocument.createElement(name));
  known.setAttribute('w:val', value);
}

/** Gives a paragraph one of the styles that the converter knows, in the place of its own. */
export function setStyle(paragraph: Element, style: string): void {
  setProperty(propertiesOf(paragraph), 'w:pStyle', style);
  leaveList(paragraph);
}

/** Takes a paragraph out of its list, also out of one that it has from its style. */
export function leaveList(paragraph: Element): void {
  const properties = propertiesOf(paragraph);
  const known = child(properties, 'w:numPr');
  if (known) remove(known);
  const none = paragraph.ownerDocument.createElement('w:numPr');
  properties.appendChild(none);
  setProperty(none, 'w:ilvl', '0');
  setProperty(none, 'w:numId', '0');
}

export const styleOf = (paragraph: Element): string | undefined =>
  valOf(paragraph, 'w:pPr', 'w:pStyle');

export const isCentered = (paragraph: Element): boolean =>
  valOf(paragraph, 'w:pPr', 'w:jc') === 'center';

/** How many of the first characters are bold. */
export function boldLength(paragraph: Element, isStyleBold: boolean): number {
  let length = 0;
  for (const node of textNodes(paragraph)) {
    const text = signsOf(node);
    const bold = child(node.parentNode as Element, 'w:rPr', 'w:b');
    if (text.trim() && !(bold ? isOn(bold) : isStyleBold)) break;
    length += text.length;
  }
  return length;
}

export const hasPicture = (paragraph: Element): boolean =>
  elementsIn(paragraph, 'w:drawing', 'w:pict', 'w:object').length > 0;

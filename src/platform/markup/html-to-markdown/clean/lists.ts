import {
  elementsIn,
  elementWith,
  isElement,
  isEmpty,
  isText,
  nodeAfter,
  rename,
  styleOf,
  unwrap,
  wrapChildren,
} from '../dom.ts';

const LIST_CLASS = /\bMsoListParagraph/;

const BULLET = /^\s*[·•▪◦§o–-][\s\u00a0]{2,}/;

const MARKER = /^\(?(\d{1,4}|[a-zçğıöşü]{1,5})[.)]/i;

/** Lists as Markdown needs them: a list is inside an item, and an item of one paragraph has none. */
export function repairLists(root: Element): void {
  for (const list of elementsIn(root, 'ul>ul,ul>ol,ol>ul,ol>ol')) {
    const before = list.previousElementSibling;
    const item = before?.nodeName === 'LI' ? before : elementWith(root, 'li', '');
    if (item !== before) list.before(item);
    item.appendChild(list);
  }
  for (const item of elementsIn(root, 'li')) {
    if (!/^(UL|OL)$/.test(item.parentNode?.nodeName ?? '')) wrapLoose(item);
    for (const heading of elementsIn(item, 'h1,h2,h3,h4,h5,h6')) rename(heading, 'strong');
    const paragraphs = Array.from(item.children).filter(({ nodeName }) =>
      /^(P|DIV)$/.test(nodeName),
    );
    const [only] = paragraphs;
    if (paragraphs.length === 1 && only && isFirst(only)) unwrap(only);
  }
  for (const list of elementsIn(root, 'ol')) numberItems(list);
  for (const term of elementsIn(root, 'dt')) wrapChildren(term, 'strong');
}

/** Whether nothing of the item stands before it. */
function isFirst(paragraph: Element): boolean {
  for (let node = paragraph.previousSibling; node; node = node.previousSibling)
    if (node.nodeType !== 8 && (!isEmpty(node) || node.nodeName === 'IMG')) return false;
  return true;
}

/** Gives each item the number that a browser shows. */
function numberItems(list: Element): void {
  const items = Array.from(list.children);
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = numberIn(list.getAttribute('start')) ?? (step < 0 ? items.length : 1);
  for (const item of items) {
    number = numberIn(item.getAttribute('value')) ?? number;
    item.setAttribute('data-number', String(Math.max(0, number)));
    number += step;
  }
}

const numberIn = (written: string | null): number | null =>
  /^\d{1,8}$/.test(written ?? '') ? Number(written) : null;

/** Items without a list around them. */
function wrapLoose(first: Element): void {
  const list = elementWith(first, 'ul', '');
  first.before(list);
  for (let item: Element | null = first; item?.nodeName === 'LI'; item = list.nextElementSibling)
    list.appendChild(item);
}

interface Open {
  list: Element;
  /** Names the list in Word: its paragraphs may stand anywhere in the text. */
  name: string;
}

/** Word writes a list as paragraphs with a style for the level and a marker as text. */
export function wordLists(root: Element): void {
  let last: Element | null = null;
  let open: Open[] = [];
  /** The levels above the first item, which an interrupted list does not have any more. */
  let above = 0;
  for (const paragraph of elementsIn(root, 'p,div')) {
    const written = levelOf(paragraph);
    if (!written) {
      if (last && continues(paragraph, last)) {
        if (isEmpty(paragraph)) paragraph.remove();
        else lastItem(open, indentOf(paragraph))?.appendChild(paragraph);
      }
      continue;
    }
    const name = listName(paragraph);
    const indent = indentOf(paragraph);
    const marker = takeMarker(paragraph);
    if (!last || paragraph.previousElementSibling !== last) {
      open = [];
      above = written - 1;
    }
    const level = Math.max(1, written - above);
    open = open.slice(0, level);
    const number = MARKER.exec(marker);
    // Another list of the same level begins right behind one that has ended.
    if (open[level - 1] && isOther(open[level - 1] as Open, name, number))
      open = open.slice(0, level - 1);
    while (open.length < level) open.push(nested(paragraph, open.at(-1)?.list, number, name));
    const item = root.ownerDocument.createElement('li');
    item.setAttribute('data-indent', String(indent));
    while (paragraph.firstChild) item.appendChild(paragraph.firstChild);
    open[level - 1]?.list.appendChild(item);
    last = (open[0] as Open).list;
    paragraph.remove();
  }
  for (const marker of elementsIn(root, '[data-style*="mso-list"]')) {
    if (styleOf(marker, 'mso-list') === 'ignore') marker.remove();
  }
}

/** Whether a paragraph of a list without a marker belongs to the item before it. */
function continues(paragraph: Element, last: Element): boolean {
  return (
    paragraph.previousElementSibling === last &&
    LIST_CLASS.test(paragraph.className) &&
    !paragraph.querySelector('img,table')
  );
}

/** The innermost last item that does not stand further in than the paragraph. */
function lastItem(open: Open[], indent: number): Element | null {
  for (const { list } of open.toReversed()) {
    const item = list.lastElementChild;
    const own = Number(item?.getAttribute('data-indent') ?? 0);
    if (item && own <= indent) return item;
  }
  return open[0]?.list.lastElementChild ?? null;
}

function isOther({ list, name }: Open, of: string, number: RegExpExecArray | null): boolean {
  if (name === of) return false;
  const isNumbered = list.nodeName === 'OL';
  return isNumbered !== !!number || number?.[1] === '1' || number?.[1] === 'a';
}

function levelOf(paragraph: Element): number {
  const style = styleOf(paragraph, 'mso-list');
  const level = Number(/level(\d)/.exec(style)?.[1] ?? 0);
  if (level || style === 'none') return level;
  const text = paragraph.textContent ?? '';
  return LIST_CLASS.test(paragraph.className) && BULLET.test(text) ? 1 : 0;
}

const listName = (paragraph: Element) => styleOf(paragraph, 'mso-list').replace(/\s*level\d/, '');

/** The left edge in points; without one in the style it is that of Word's list paragraphs. */
function indentOf(paragraph: Element): number {
  const written =
    styleOf(paragraph, 'margin-left') || (styleOf(paragraph, 'margin').split(/\s+/)[3] ?? '');
  const [, number, unit = ''] = /^(\d{1,4}(?:\.\d{1,3})?)(pt|cm|in|px)?/.exec(written) ?? [];
  const points: Record<string, number> = { pt: 1, cm: 28.35, in: 72, px: 0.75 };
  return Number(number ?? 36) * (points[unit] ?? 1);
}

/** Removes the marker, "·" or "3.", and returns it. */
function takeMarker(paragraph: Element): string {
  const marked = elementsIn(paragraph, '[data-style*="mso-list"]').filter(
    (element) => styleOf(element, 'mso-list') === 'ignore',
  );
  const text = marked.map((element) => element.textContent).join('');
  for (const element of marked) element.remove();
  if (marked.length > 0) return text.trim();
  for (let node: Node | null = paragraph; node; node = nodeAfter(node, paragraph)) {
    if (isText(node) && node.data.trim()) {
      node.data = node.data.replace(BULLET, '');
      break;
    }
  }
  return '';
}

function nested(
  before: Element,
  outer: Element | undefined,
  number: RegExpExecArray | null,
  name: string,
): Open {
  const list = before.ownerDocument.createElement(number ? 'ol' : 'ul');
  const start = startOf(number?.[1] ?? '');
  if (start > 1) list.setAttribute('start', String(start));
  if (!outer) before.before(list);
  else (outer.lastElementChild ?? outer.appendChild(itemOf(outer))).appendChild(list);
  return { list, name };
}

/** 3 of "3", 2 of "b". */
const startOf = (marker: string): number =>
  /^[b-h]$/i.test(marker) ? marker.toLowerCase().charCodeAt(0) - 96 : Number(marker);

const itemOf = (list: Element) => list.ownerDocument.createElement('li');

/** How deep an item of Word Online stands; there each item is a list of its own. */
const depthOf = (item: Element | null) =>
  Number(item?.getAttribute('aria-level') ?? item?.getAttribute('data-aria-level') ?? 0);

/**
 * Word Online writes one list for each item, side by side, with the level as `aria-level` and the
 * number as `data-aria-posinset` and `start`.
 */
export function onlineLists(root: Element): void {
  for (const box of elementsIn(root, '.ListContainerWrapper,.OutlineElement:not(li)')) unwrap(box);
  let last: Element | null = null;
  let open: Element[] = [];
  for (const list of elementsIn(root, 'ul,ol')) {
    const item = list.firstElementChild;
    const level = Math.min(depthOf(item), 9);
    if (!list.parentNode || list.parentElement?.nodeName === 'LI') continue;
    if (!level || !Array.from(list.children).every((one) => depthOf(one) === level)) {
      last = null;
      continue;
    }
    const isNext = last && before(list) === last;
    if (!isNext) open = [];
    open = open.slice(0, level);
    const same = open[level - 1];
    if (same?.nodeName === list.nodeName && goesOn(same, list)) {
      while (list.firstElementChild) same.appendChild(list.firstElementChild);
      list.remove();
      continue;
    }
    open = open.slice(0, level - 1);
    const outer = open.at(-1);
    const inside = outer?.lastElementChild;
    // The levels between that no item has.
    while (open.length < level) open.push(list);
    if (inside) inside.appendChild(list);
    else last = list;
  }
}

/** Whether a list of the same level continues the numbers of the one before it. */
function goesOn(list: Element, next: Element): boolean {
  if (list.nodeName === 'UL') return true;
  const first = Number(list.getAttribute('start') ?? 1) || 1;
  const start = Number(next.getAttribute('start') ?? 0);
  return start !== 1 || first + list.children.length === 1;
}

function before(list: Element): Element | null {
  let node = list.previousSibling;
  while (node && !isElement(node) && !/\S/.test(node.textContent ?? ''))
    node = node.previousSibling;
  return isElement(node) ? node : null;
}

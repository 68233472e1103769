import { elementsIn, isText, nodeAfter, styleOf } from '../dom.ts';

const LIST_CLASS = /\bMsoListParagraph/;
const BULLET = /^\s*[·•▪◦§o–-][\s\u00a0]{2,}/;

/** Word writes a list as paragraphs with a style for the level and a marker as text. */
export function wordLists(root: Element): void {
  let last: Element | null = null;
  let open: Element[] = [];
  for (const paragraph of elementsIn(root, 'p,div')) {
    const level = levelOf(paragraph);
    if (!level) continue;
    const marker = takeMarker(paragraph);
    if (!last || paragraph.previousElementSibling !== last) open = [];
    open = open.slice(0, level);
    const number = /^\(?(\d{1,4}|[a-zçğıöşü]{1,5})[.)]/i.exec(marker);
    while (open.length < level) open.push(nested(paragraph, open.at(-1), number));
    const item = root.ownerDocument.createElement('li');
    while (paragraph.firstChild) item.appendChild(paragraph.firstChild);
    (open[level - 1] as Element).appendChild(item);
    last = open[0] as Element;
    paragraph.remove();
  }
  for (const marker of elementsIn(root, '[data-style*="mso-list"]')) {
    if (styleOf(marker, 'mso-list') === 'ignore') marker.remove();
  }
}

function levelOf(paragraph: Element): number {
  const style = styleOf(paragraph, 'mso-list');
  const level = Number(/level(\d)/.exec(style)?.[1] ?? 0);
  if (level || style === 'none') return level;
  const text = paragraph.textContent ?? '';
  return LIST_CLASS.test(paragraph.className) && BULLET.test(text) ? 1 : 0;
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

function nested(before: Element, outer: Element | undefined, number: RegExpExecArray | null) {
  const list = before.ownerDocument.createElement(number ? 'ol' : 'ul');
  const start = Number(number?.[1]);
  if (start > 1) list.setAttribute('start', String(start));
  if (!outer) before.before(list);
  else (outer.lastElementChild ?? outer.appendChild(itemOf(outer))).appendChild(list);
  return list;
}

const itemOf = (list: Element) => list.ownerDocument.createElement('li');

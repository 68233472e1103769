import { elementsIn, elementWith, isEmpty, rename, unwrap, wrapChildren } from '../dom.ts';

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

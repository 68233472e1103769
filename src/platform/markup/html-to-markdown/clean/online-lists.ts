import { elementsIn, isElement, unwrap } from '../dom.ts';

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

import { elementsIn, elementWith, rename, unwrap, wrapChildren } from '../dom.ts';

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
    if (paragraphs.length === 1 && paragraphs[0]) unwrap(paragraphs[0]);
  }
  for (const term of elementsIn(root, 'dt')) wrapChildren(term, 'strong');
}

/** Items without a list around them. */
function wrapLoose(first: Element): void {
  const list = elementWith(first, 'ul', '');
  first.before(list);
  for (let item: Element | null = first; item?.nodeName === 'LI'; item = list.nextElementSibling)
    list.appendChild(item);
}

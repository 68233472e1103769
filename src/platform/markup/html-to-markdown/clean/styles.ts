import {
  BLOCK_SELECTOR,
  elementsIn,
  isEmpty,
  isText,
  rename,
  styleOf,
  unwrap,
  wrapChildren,
} from '../dom.ts';

const isBold = (weight: string) => /^bold/.test(weight) || Number(weight) >= 600;
const isThin = (weight: string) => weight === 'normal' || Number(weight) <= 400;
const SAME = { b: 'strong', i: 'em', s: 'del', strike: 'del' } as const;
const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** Bold, italic and struck text of styles become elements; everything else of a style is dropped. */
export function stylesToElements(root: Element): void {
  for (const element of elementsIn(
    root,
    'b[data-style],strong[data-style],i[data-style],em[data-style]',
  )) {
    const weight = styleOf(element, 'font-weight');
    const isStrong = /^(B|STRONG)$/.test(element.nodeName);
    const undone = isStrong
      ? weight !== '' && isThin(weight)
      : styleOf(element, 'font-style') === 'normal';
    if (undone) rename(element, 'span');
  }
  for (const element of elementsIn(
    root,
    'span[data-style],font[data-style],a[data-style],p[data-style]',
  )) {
    const height = styleOf(element, 'vertical-align');
    if (height === 'super' || height === 'sub') wrapChildren(element, height.slice(0, 3));
    if (/italic|oblique/.test(styleOf(element, 'font-style'))) wrapChildren(element, 'em');
    const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
    if (line.includes('line-through')) wrapChildren(element, 'del');
    if (isBold(styleOf(element, 'font-weight'))) wrapChildren(element, 'strong');
  }
  for (const [from, to] of Object.entries(SAME))
    for (const element of elementsIn(root, from)) rename(element, to);
}

/** One element for one emphasis: word processors write one for every run of characters. */
export function joinEmphasis(root: Element): void {
  for (const element of elementsIn(root, 'span,font,u,big,small,label,abbr,time,ins'))
    unwrap(element);
  for (const heading of elementsIn(root, HEADINGS))
    for (const element of elementsIn(heading, 'strong')) unwrap(element);
  for (const element of elementsIn(root, 'strong,em,del')) intoBlocks(element);
  for (const element of elementsIn(root, 'strong strong,em em,del del')) unwrap(element);
  for (const element of elementsIn(root, 'strong,em,del')) {
    if (isEmpty(element) && !element.querySelector('img')) unwrap(element);
  }
  root.normalize();
  for (const element of elementsIn(root, 'strong,em,del')) {
    if (element.parentNode) joinNext(element);
  }
}

function joinNext(element: Element): void {
  for (;;) {
    const space = element.nextSibling;
    const isSpace = isText(space) && !space.data.trim();
    const next = isSpace ? space.nextSibling : space;
    if (next?.nodeName !== element.nodeName) return;
    if (isSpace) element.appendChild(space);
    while (next.firstChild) element.appendChild(next.firstChild);
    (next as Element).remove();
  }
}

/** An emphasis around paragraphs becomes one in each of them. */
function intoBlocks(element: Element): void {
  const blocks = elementsIn(element, BLOCK_SELECTOR);
  if (blocks.length === 0) return;
  for (const block of blocks) {
    const isLeaf = !block.querySelector(BLOCK_SELECTOR) && !isEmpty(block);
    if (isLeaf && !block.matches(HEADINGS)) wrapChildren(block, element.nodeName.toLowerCase());
  }
  unwrap(element);
}

import { elementsIn, isBlock, isText } from '../dom.ts';

/** Two line breaks are a new paragraph; one at the edge of a block is nothing. */
export function lineBreaks(root: Element): void {
  for (const first of elementsIn(root, 'br')) {
    if (!first.parentNode) continue;
    const run = [first];
    let next = following(first);
    while (next?.nodeName === 'BR') {
      run.push(next as Element);
      next = following(next);
    }
    const before = preceding(first);
    const atEdge = isBlock(next) || isBlock(before) || !next || !before;
    const inBlock = isBlock(first.parentNode);
    for (const later of run.slice(1)) later.remove();
    if (atEdge && inBlock) first.remove();
    else if (run.length > 1) first.replaceWith(root.ownerDocument.createElement('p'));
  }
}

function following(node: Node): Node | null {
  let next = node.nextSibling;
  while ((isText(next) && !next.data.trim()) || next?.nodeType === 8) next = next.nextSibling;
  return next;
}

function preceding(node: Node): Node | null {
  let before = node.previousSibling;
  while ((isText(before) && !before.data.trim()) || before?.nodeType === 8)
    before = before.previousSibling;
  return before;
}

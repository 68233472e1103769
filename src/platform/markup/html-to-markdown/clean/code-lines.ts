import { elementsIn, isBlock, isElement, isText, nodeAfter } from '../dom.ts';

/** Line ends of code and poems, which HTML writes as breaks or as one block for each line. */
export function codeLines(root: Element): void {
  for (const code of elementsIn(root, 'pre')) {
    for (let node: Node | null = code; node; node = nodeAfter(node, code))
      if (isText(node)) node.data = node.data.replace(/\r\n?/g, '\n');
    for (const line of elementsIn(code, 'br')) line.replaceWith('\n');
    for (const line of elementsIn(code, '*')) {
      if (!isBlock(line)) continue;
      if (line.previousSibling && !/\n$/.test(line.previousSibling.textContent ?? ''))
        line.before('\n');
      if (line.nextSibling && !/\n$/.test(line.textContent ?? ''))
        line.appendChild(root.ownerDocument.createTextNode('\n'));
    }
  }
}

/** Where a line end has no meaning: in code it stays one, between the parts of a list or table it is none. */
const WITHOUT = /^(PRE|CODE|UL|OL|DL|TABLE|TBODY|THEAD|TFOOT|TR|COLGROUP|SELECT|FIGURE|PICTURE)$/;

/**
 * Text of the classic editor of WordPress: a line end is a break, a blank line begins a paragraph, also
 * inside quotes and in the middle of other elements. `lineBreaks` makes the paragraphs.
 */
export function classicLines(root: Element): void {
  const texts: Text[] = [];
  for (let node: Node | null = root; node; ) {
    if (isText(node) && /[\r\n]/.test(node.data) && hasMeaning(node, root)) texts.push(node);
    node = nodeAfter(node, root, !isElement(node) || node.nodeName !== 'PRE');
  }
  for (const text of texts) {
    const lines = text.data.replace(/\r\n?/g, '\n').split('\n');
    // The line end behind a break belongs to it.
    if (text.previousSibling?.nodeName === 'BR' && !lines[0]?.trim()) lines.shift();
    const [first = '', ...others] = lines;
    const parts = root.ownerDocument.createDocumentFragment();
    parts.appendChild(root.ownerDocument.createTextNode(first));
    for (const line of others) {
      parts.appendChild(root.ownerDocument.createElement('br'));
      parts.appendChild(root.ownerDocument.createTextNode(line));
    }
    text.parentNode?.replaceChild(parts, text);
  }
}

function hasMeaning(text: Text, root: Element): boolean {
  const parent = text.parentNode;
  if (parent && WITHOUT.test(parent.nodeName)) return false;
  for (let at: Node | null = parent; at && at !== root; at = at.parentNode)
    if (at.nodeName === 'PRE' || at.nodeName === 'CODE') return false;
  return true;
}

/** Small helpers for a document of a browser or of Node (domino), which lacks newer methods. */

export const elementsIn = (root: ParentNode, selector: string): Element[] =>
  Array.from(root.querySelectorAll(selector));

/** Puts the children of an element in its place. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

/** The same children in an element of another kind, without attributes. */
export function rename(element: Element, tag: string): Element {
  const made = element.ownerDocument.createElement(tag);
  while (element.firstChild) made.appendChild(element.firstChild);
  element.replaceWith(made);
  return made;
}

/** Moves the children of an element into a new child. */
export function wrapChildren(element: Element, tag: string): void {
  const made = element.ownerDocument.createElement(tag);
  while (element.firstChild) made.appendChild(element.firstChild);
  element.appendChild(made);
}

/** A new element with this text. */
export function elementWith(root: Element, tag: string, text: string): Element {
  const made = root.ownerDocument.createElement(tag);
  made.textContent = text;
  return made;
}

/**
 * HTML whose style attributes and elements have other names: a browser would report them as violations
 * of the content security policy, even in a document that is never shown.
 */
export const renameStyles = (html: string): string =>
  html
    .replace(/(<[a-z][^<>]*?\s)style(?=\s*=)/gi, '$1data-style')
    .replace(/(<\/?)style\b/gi, '$1x-style');

/** A property of a style attribute after {@link renameStyles}, in lowercase letters. */
export function styleOf(element: Element, property: string): string {
  for (const part of (element.getAttribute('data-style') ?? '').split(';')) {
    const colon = part.indexOf(':');
    if (part.slice(0, colon).trim().toLowerCase() === property) {
      return part
        .slice(colon + 1)
        .trim()
        .toLowerCase();
    }
  }
  return '';
}

/** The node after this one in the document; without its children if `inside` is false. */
export function nodeAfter(node: Node, root: Node, inside = true): Node | null {
  if (inside && node.firstChild) return node.firstChild;
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) {
    if (at.nextSibling) return at.nextSibling;
  }
  return null;
}

export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;
export const isEmpty = (node: Node): boolean => !/\S/.test(node.textContent ?? '');

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
export const isBlock = (node: Node | null): boolean => !!node && BLOCKS.has(node.nodeName);
export const BLOCK_SELECTOR = [...BLOCKS].join(',').toLowerCase();

import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { Unreadable } from './unreadable.ts';

/** @throws Unreadable for a part that is no XML */
export function parseXml(text: string): Document {
  const document = new DOMParser({
    errorHandler: {
      warning: () => undefined,
      error: () => undefined,
      fatalError: () => {
        throw new Unreadable('unreadable');
      },
    },
  }).parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml') as Document | undefined;
  if (!document?.documentElement) throw new Unreadable('unreadable');
  return document;
}

export const writeXml = (document: Document): string =>
  new XMLSerializer().serializeToString(document);

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The children that are elements; with a name, such as `w:p`, only those. */
export function childrenOf(element: Element | undefined, name?: string): Element[] {
  const found: Element[] = [];
  for (let node = element?.firstChild ?? null; node; node = node.nextSibling)
    if (isElement(node) && (name === undefined || node.nodeName === name)) found.push(node);
  return found;
}

/** The first child, or the one at the end of a path of names. */
export function child(element: Element | undefined, ...path: string[]): Element | undefined {
  let at = element;
  for (const name of path) at = childrenOf(at, name)[0];
  return at;
}

/** The elements below with one of these names, in the order of the text. */
export function elementsIn(root: Node, ...names: string[]): Element[] {
  const wanted = new Set(names);
  const found: Element[] = [];
  for (let node = next(root, root); node; node = next(node, root))
    if (isElement(node) && wanted.has(node.nodeName)) found.push(node);
  return found;
}

function next(node: Node, root: Node): Node | null {
  if (node.firstChild) return node.firstChild;
  for (let at: Node | null = node; at && at !== root; at = at.parentNode)
    if (at.nextSibling) return at.nextSibling;
  return null;
}

/** The attribute `w:val` of an element, or of a child at the end of a path. */
export const valOf = (element: Element | undefined, ...path: string[]): string | undefined =>
  child(element, ...path)?.getAttribute('w:val') ?? undefined;

/** Whether a property such as `w:b` is there and not switched off. */
export function isOn(element: Element | undefined): boolean {
  return !!element && !/^(?:0|false|off|none)$/.test(element.getAttribute('w:val') ?? '');
}

export const remove = (node: Node): void => void node.parentNode?.removeChild(node);

/** Puts the children of an element in its place. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  remove(element);
}

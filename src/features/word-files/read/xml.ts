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
  writePrefixes(document.documentElement);
  return document;
}

/** The prefixes of Word, by the names that they stand for; other programs write others. */
const PREFIXES = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://schemas.openxmlformats.org/drawingml/2006/picture', 'pic'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
]);

function writePrefixes(root: Element): void {
  for (const element of [root, ...elementsIn(root, '*')]) {
    const prefix = PREFIXES.get(element.namespaceURI ?? '');
    if (prefix && element.prefix !== prefix) rename(element, `${prefix}:${element.localName}`);
    for (const attribute of Array.from(element.attributes)) {
      const own = PREFIXES.get(attribute.namespaceURI ?? '');
      if (!own || attribute.prefix === own) continue;
      element.removeAttributeNode(attribute);
      element.setAttributeNS(
        attribute.namespaceURI,
        `${own}:${attribute.localName}`,
        attribute.value,
      );
    }
  }
}

/** Gives an element another name of the same kind. */
export function rename(element: Element, name: string): void {
  const [prefix, localName] = name.split(':');
  Object.assign(element, { nodeName: name, tagName: name, prefix, localName });
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

/** The elements below with one of these names, or all of them (`*`), in the order of the text. */
export function elementsIn(root: Node, ...names: string[]): Element[] {
  const wanted = new Set(names);
  const found: Element[] = [];
  for (let node = next(root, root); node; node = next(node, root))
    if (isElement(node) && (wanted.has('*') || wanted.has(node.nodeName))) found.push(node);
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

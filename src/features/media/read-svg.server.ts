import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { SVG_LIMITS, type SvgFault } from './svg-limits.ts';

/* Runs only in the image process: an SVG is checked here before it is drawn. */

export class UnusableSvg extends Error {
  readonly fault: SvgFault;
  constructor(fault: SvgFault) {
    super(fault);
    this.fault = fault;
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/** What draws a logo: shapes, their groups and their colours. */
const DRAWN = new Set<string>([
  ...([
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'title',
    'desc',
    'metadata',
    'style',
    'switch',
  ] as const),
  ...(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'] as const),
  ...(['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'a'] as const),
]);
const TEXTS = new Set(['text', 'tspan', 'textPath', 'tref']);
const ACTIVE = new Set(['script', 'foreignObject', 'iframe', 'set', 'handler', 'listener']);
const FOREIGN = new Set(['image', 'feImage']);

/** The lists of this parser cannot be iterated. */
function elementsIn(element: Element): Element[] {
  const found: Element[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 1) found.push(node as Element);
  return found;
}

const attributesOf = ({ attributes }: Element): Attr[] =>
  Array.from({ length: attributes.length }, (_, at) => attributes.item(at) as Attr);

/**
 * An SVG with nothing but what it draws, in the size in which it is drawn.
 * @throws UnusableSvg for scripts, references to the outside, entities, texts that need a font, effects, and
 * for more than a logo needs
 */
export function readSvg(bytes: Buffer): { svg: Buffer; width: number; height: number } {
  if (bytes.length > SVG_LIMITS.bytes) throw new UnusableSvg('svgTooLarge');
  const root = parse(bytes);
  check(root);
  const { width, height } = sizeOf(root);
  const scale = SVG_LIMITS.side / Math.max(width, height);
  const drawn = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  if (!root.getAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  root.setAttribute('width', String(drawn.width));
  root.setAttribute('height', String(drawn.height));
  const svg = Buffer.from(new XMLSerializer().serializeToString(root as never));
  return { svg, ...drawn };
}

function parse(bytes: Buffer): Element {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableSvg('svgUnreadable');
  }
  // Entities are declared only there; a DOCTYPE without declarations is of no use.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new UnusableSvg('svgHasReference');
  const plain = source.replace(/<!DOCTYPE[^>]*>/i, '').replace(/<\?(?!xml\s)[^>]*\?>/g, '');
  const refuse = () => {
    throw new UnusableSvg('svgUnreadable');
  };
  const errorHandler = { warning: () => undefined, error: refuse, fatalError: refuse };
  const root = new DOMParser({ errorHandler }).parseFromString(plain, 'image/svg+xml')
    ?.documentElement as Element | undefined;
  if (root?.localName !== 'svg' || root.namespaceURI !== SVG)
    throw new UnusableSvg('svgUnreadable');
  return root;
}

/** Removes what draws nothing, and refuses what a logo must not contain. */
function check(root: Element): void {
  const byId = new Map<string, Element>();
  let count = 0;
  const walk = (element: Element, depth: number): void => {
    count += 1;
    if (count > SVG_LIMITS.elements || depth > SVG_LIMITS.depth)
      throw new UnusableSvg('svgTooLarge');
    checkAttributes(element);
    const id = element.getAttribute('id');
    if (id) byId.set(id, element);
    for (const child of elementsIn(element)) {
      // Data of drawing programs.
      if (child.namespaceURI !== SVG || child.localName === 'metadata') element.removeChild(child);
      else {
        checkName(child);
        walk(child, depth + 1);
      }
    }
  };
  walk(root, 0);
  countUses(root, byId);
}

function checkName({ localName, textContent }: Element): void {
  if (ACTIVE.has(localName) || localName.startsWith('animate'))
    throw new UnusableSvg('svgHasScript');
  if (FOREIGN.has(localName)) throw new UnusableSvg('svgHasReference');
  if (TEXTS.has(localName)) throw new UnusableSvg('svgHasText');
  if (!DRAWN.has(localName)) throw new UnusableSvg('svgHasEffect');
  if (localName === 'style') checkStyle(textContent ?? '');
}

function checkAttributes(element: Element): void {
  for (const { localName, name, value } of attributesOf(element)) {
    const key = (localName ?? name).toLowerCase();
    if (key.startsWith('on')) throw new UnusableSvg('svgHasScript');
    if (key === 'href' && element.localName === 'a') element.removeAttribute(name);
    else if ((key === 'href' || key === 'src') && !value.trim().startsWith('#'))
      throw new UnusableSvg('svgHasReference');
    else if (key === 'base') throw new UnusableSvg('svgHasReference');
    else checkStyle(value);
  }
}

/** A style may name parts of the drawing, nothing else; escapes could hide a name. */
function checkStyle(style: string): void {
  if (/@import|@font-face|@namespace|\\|expression\(|javascript:/i.test(style))
    throw new UnusableSvg('svgHasReference');
  for (const [, target = ''] of style.matchAll(/url\(\s*["']?\s*([^)]*)/gi))
    if (!target.startsWith('#')) throw new UnusableSvg('svgHasReference');
}

/** A part that is used ten times, by a part that is used ten times …: refused before it is drawn. */
function countUses(root: Element, byId: ReadonlyMap<string, Element>): void {
  const known = new Map<Element, number>();
  const open = new Set<Element>();
  const drawnBy = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (open.has(element)) throw new UnusableSvg('svgTooLarge');
    open.add(element);
    let sum = 1;
    for (const target of [...referencesOf(element, byId), ...elementsIn(element)])
      sum += drawnBy(target);
    open.delete(element);
    if (sum > SVG_LIMITS.elements) throw new UnusableSvg('svgTooLarge');
    known.set(element, sum);
    return sum;
  };
  drawnBy(root);
}

function referencesOf(element: Element, byId: ReadonlyMap<string, Element>): Element[] {
  return attributesOf(element).flatMap(({ localName, value }) => {
    const ids =
      localName === 'href'
        ? [value.trim().slice(1)]
        : [...value.matchAll(/url\(\s*["']?\s*#([^)"']*)/gi)].map(([, id = '']) => id);
    return ids.flatMap((id) => byId.get(id) ?? []);
  });
}

/** The sides in any unit: only their ratio counts. */
function sizeOf(root: Element): { width: number; height: number } {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , ...sides] = box;
  const length = (name: string) => Number.parseFloat(root.getAttribute(name) ?? '');
  const [width = 0, height = 0] = box.length === 4 ? sides : [length('width'), length('height')];
  const isUsable = width > 0 && height > 0 && Number.isFinite(width / height);
  const ratio = width / height;
  if (!isUsable || ratio > SVG_LIMITS.ratio || ratio < 1 / SVG_LIMITS.ratio)
    throw new UnusableSvg('svgHasNoSize');
  return { width, height };
}

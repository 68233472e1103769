import newMarkdownIt from 'markdown-it';
import {
  defaultTreeAdapter,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { describe, expect, it } from 'vitest';
import { commonMarkExamples } from '../../../../tests/harness/commonmark-examples.ts';
import { isAllowedLink } from '../allowed-link.ts';
import { makeRenderer, renderMarkdown } from '../markdown.server.ts';
import { EVERYTHING } from './env.ts';

type Element = Tree.Element;
type Parent = Tree.ParentNode;

const stock = newMarkdownIt('commonmark');

/** Raw HTML is shown as text by design. */
const hasRawHtml = (markdown: string): boolean =>
  stock
    .parse(markdown, {})
    .some(
      ({ type, children }) =>
        type === 'html_block' || children?.some((child) => child.type === 'html_inline'),
    );

const examples = commonMarkExamples().filter(({ markdown }) => !hasRawHtml(markdown));

/** The specification shows tabs as arrows. */
const isElement = (node: Tree.ChildNode): node is Element => 'tagName' in node;
const elementsOf = (parent: Parent): Element[] =>
  parent.childNodes.filter(isElement).flatMap((child) => [child, ...elementsOf(child)]);
const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;

function without(element: Element, ...names: string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
}

/** What a specification's example looks like here: these are all our differences. */
function asHere(html: string, markdown: string): string {
  const tree = parseFragment(html);
  for (const element of elementsOf(tree)) {
    // The title of the page is its only level-one heading.
    if (element.tagName === 'h1') element.nodeName = element.tagName = 'h2';
    if (element.tagName === 'img') element.attrs.push({ name: 'loading', value: 'lazy' });
    if (element.tagName === 'p') makeFigure(element);
    if (element.tagName === 'ol') spellNumber(element, markdown);
  }
  return serialize(tree);
}

/** Pictures alone in a paragraph are figures with their title as the caption, each with a link. */
function makeFigure(paragraph: Element): void {
  const [image, ...others] = paragraph.childNodes;
  if (others.length > 0 || !image || !isElement(image) || image.tagName !== 'img') return;
  const caption = attribute(image, 'title');
  without(image, 'title');
  paragraph.nodeName = paragraph.tagName = 'figure';
  if (attribute(image, 'alt')) {
    const link = defaultTreeAdapter.createElement('a', paragraph.namespaceURI, [
      { name: 'href', value: attribute(image, 'src') ?? '' },
    ]);
    defaultTreeAdapter.detachNode(image);
    defaultTreeAdapter.appendChild(link, image);
    defaultTreeAdapter.appendChild(paragraph, link);
  }
  if (!caption) return;
  const words = defaultTreeAdapter.createElement('figcaption', paragraph.namespaceURI, []);
  defaultTreeAdapter.insertText(words, caption);
  defaultTreeAdapter.appendChild(paragraph, words);
}

/** One number with a dot alone is a word of its paragraph. */
function spellNumber(list: Element, markdown: string): void {
  const start = attribute(list, 'start') ?? '1';
  const number = new RegExp(`(?<![\\d])0*${start}(?=\\. )`).exec(markdown)?.[0];
  const [item, ...others] = list.childNodes.filter(isElement);
  const inside = [...(item?.childNodes ?? [])];
  const isBlock = (one: Tree.ChildNode) =>
    isElement(one) && /^(?:ul|ol|p|pre|blockquote)$/.test(one.tagName);
  if (!number || others.length > 0 || inside.length === 0 || inside.some(isBlock)) return;
  const { parentNode } = list;
  const isLine = parentNode?.nodeName === 'li';
  list.nodeName = list.tagName = 'p';
  without(list, 'start');
  list.childNodes = [];
  const target = isLine && parentNode ? parentNode : list;
  if (isLine) target.childNodes = [];
  defaultTreeAdapter.insertText(target, `${number}. `);
  for (const one of inside) {
    defaultTreeAdapter.detachNode(one);
    defaultTreeAdapter.appendChild(target, one);
  }
}

/** Our output without the ids of headings, the `rel` of links to other sites and the role of lists. */
function ours(html: string): string {
  const tree = parseFragment(html);
  for (const element of elementsOf(tree)) {
    if (/^h[23]$/.test(element.tagName)) without(element, 'id');
    if (element.tagName === 'a') without(element, 'rel');
    if (element.tagName === 'ul') without(element, 'role');
  }
  return serialize(tree);
}

/** White space between blocks has no meaning. */
const tidy = (html: string): string => html.replace(/>\s*\n\s*</g, '><').trim();

const linksIn = (elements: Element[]) =>
  elements.flatMap((one) => (one.tagName === 'a' ? (attribute(one, 'href') ?? '') : []));

const everything = makeRenderer(EVERYTHING);

describe('CommonMark', () => {
  it('is tested with nearly all examples of the specification', () => {
    expect(commonMarkExamples().length).toBeGreaterThan(640);
    expect(examples.length).toBeGreaterThan(570);
  });

  it.each(examples)('$section, example $number', ({ markdown, html }) => {
    const { html: rendered } = everything(markdown);
    expect(tidy(ours(rendered))).toBe(tidy(asHere(html, markdown)));

    // On the site only links that are allowed are links, and no foreign picture is loaded.
    const shown = elementsOf(parseFragment(renderMarkdown(markdown).html));
    const wanted = linksIn(elementsOf(parseFragment(html))).filter(isAllowedLink);
    // An empty address is a link to the page itself.
    expect(linksIn(shown).filter((href) => href && !isAllowedLink(href))).toEqual([]);
    expect(linksIn(shown)).toEqual(expect.arrayContaining(wanted));
    expect(shown.filter(({ tagName }) => tagName === 'img')).toEqual([]);
  });
});

import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const BLOCKS =
  'p h2 h3 h4 h5 h6 ul ol li blockquote footer pre code hr table thead tbody tr th td div section figure figcaption';
const WORDS = 'a em strong s br sup span picture source img';
const ELEMENTS = new Set(`${BLOCKS} ${WORDS}`.split(' '));

/** What each attribute of rendered Markdown may be. */
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|[?#]|$)/i,
  src: /^\/media\/(?!.*\.\.)[\w./-]+$/,
  srcset: /^\/media\/[\w./-]+ \d+w(, \/media\/[\w./-]+ \d+w)*$/,
  id: /^[\w-]+$/,
  class:
    /^(end|middle|table-scroll|table|gallery|video(-title|-site)?|note(s|-ref|-back)|language-\S*)$/,
  rel: /^noopener external$/,
  role: /^(list|doc-(noteref|endnotes|backlink))$/,
  type: /^image\/avif$/,
  sizes: /^[\w\s(),:-]+$/,
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  start: /^\d+$/,
  value: /^\d+$/,
  tabindex: /^0$/,
  // Only text.
  alt: /^/,
  title: /^/,
  'aria-label': /^/,
};

/** The part of a page that shows a Markdown text. */
export function proseIn(page: string): string {
  const prose = elementsIn(parse(page)).find(({ attrs }) =>
    attrs.some(({ name, value }) => name === 'class' && value.split(' ')[0] === 'prose'),
  );
  if (!prose) throw new Error('The page has no text.');
  return serialize(prose);
}

const elementsIn = (parent: Tree.ParentNode): Tree.Element[] =>
  parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const inner = 'content' in node ? node.content : node;
    return [node, ...elementsIn(inner)];
  });

/** What rendered Markdown must not contain, as a browser would parse it: `<img onerror="…">`. */
export function harmIn(html: string): string[] {
  return elementsIn(parseFragment(html)).flatMap(faultsOf);
}

function faultsOf({ tagName, attrs }: Tree.Element): string[] {
  if (!ELEMENTS.has(tagName)) return [`<${tagName}>`];
  return attrs
    .filter(({ name, value }) => !ATTRIBUTES[name]?.test(value))
    .map(({ name, value }) => `<${tagName} ${name}="${value}">`);
}

const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'data', 'poster']);

/**
 * The parts of a page that could run a script: number of scripts and frames, event attributes, and
 * addresses of scripts. Two pages that differ only in text are equal in this.
 */
export function activeParts(page: string): string[] {
  return elementsIn(parse(page)).flatMap(({ tagName, attrs }) => {
    const active = /^(script|iframe|object|embed|base|meta|link|style|svg|math|form|template)$/;
    const own = active.test(tagName) ? [tagName] : [];
    const harmful = attrs.filter(
      ({ name, value }) =>
        /^on|^srcdoc$|^style$|^formaction$/.test(name) ||
        (ADDRESSES.has(name) &&
          // Browsers leave out control characters and blanks before and inside the scheme.
          /^(javascript|vbscript|data|blob|file):/i.test(value.replace(/[\s\p{Cc}]/gu, ''))),
    );
    return [...own, ...harmful.map(({ name, value }) => `${tagName} ${name}=${value}`)];
  });
}

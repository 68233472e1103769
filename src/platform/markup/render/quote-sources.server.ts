import type { Token } from 'markdown-it';

/** How the last line of a quote begins if it names the source. */
const SOURCE = /^— \S/;

/** The last line of a quote that begins with "— " is its source. */
export function placeSources(tokens: Token[]): Token[] {
  const placed: Token[] = [];
  for (const token of tokens) {
    if (token.type === 'blockquote_close') placeSource(placed);
    placed.push(token);
  }
  return placed;
}

/** @param quote tokens up to the end of a quote */
function placeSource(quote: Token[]): void {
  const [before, open, inline, close] = quote.slice(-4);
  if (close?.type !== 'paragraph_close' || inline?.type !== 'inline' || !open) return;
  const children = inline.children ?? [];
  const breakAt = children.findLastIndex(({ type }) => /^(soft|hard)break$/.test(type));
  const source = children.slice(breakAt + 1);
  if (source[0]?.type !== 'text' || !SOURCE.test(source[0].content)) return;
  const isOnly = before?.type === 'blockquote_open';
  if (breakAt < 0 && isOnly) return;
  const footer = (token: Token) => Object.assign(copyOf(token), { tag: 'footer', hidden: false });
  const named = Object.assign(copyOf(inline), { children: source });
  if (breakAt < 0) quote.splice(-3);
  else inline.children = children.slice(0, breakAt);
  quote.push(footer(open), named, footer(close));
}

const copyOf = (token: Token): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(token)), token);

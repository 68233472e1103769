import {
  BLOCK_SELECTOR,
  elementsIn,
  elementWith,
  isEmpty,
  rename,
  unwrap,
  wrapChildren,
} from '../dom.ts';

const TITLES: Record<string, string> = { MsoTitle: 'h1', MsoSubtitle: 'h2' };

/** A link around whole blocks, as cards have it, stays at the first of them. */
export function linksIntoBlocks(root: Element): void {
  for (const link of elementsIn(root, 'a')) {
    const blocks = elementsIn(link, BLOCK_SELECTOR);
    const first = blocks.find((block) => !isEmpty(block) && !block.querySelector(BLOCK_SELECTOR));
    if (!first || link.querySelector('figure')) continue;
    const href = link.getAttribute('href');
    wrapChildren(first, 'a');
    if (href) first.firstElementChild?.setAttribute('href', href);
    unwrap(link);
  }
}

/** Headings, quotes and code as the site has them. */
export function repairBlocks(root: Element): void {
  for (const element of elementsIn(root, '[class^="Mso"]')) {
    const title = TITLES[element.className];
    if (title && element.nodeName === 'P') rename(element, title);
    else if (/^Mso(Intense)?Quote/.test(element.className)) asQuote(element);
  }
  for (const quote of elementsIn(root, 'blockquote')) placeSource(quote);
  for (const code of elementsIn(root, 'pre')) {
    for (const inner of elementsIn(code, 'code')) {
      code.className += ` ${inner.className}`;
      unwrap(inner);
    }
    wrapChildren(code, 'code');
  }
  // The page's own heading is of the first level; under it stand the headings of the text.
  if (elementsIn(root, 'h1').some((heading) => !isEmpty(heading)))
    for (let level = 5; level > 0; level -= 1)
      for (const heading of elementsIn(root, `h${level}`)) rename(heading, `h${level + 1}`);
}

function asQuote(paragraph: Element): void {
  const before = paragraph.previousElementSibling;
  const joins = before?.nodeName === 'BLOCKQUOTE' && before.hasAttribute('data-word');
  const quote = joins ? before : elementWith(paragraph, 'blockquote', '');
  if (!joins) {
    quote.setAttribute('data-word', '');
    paragraph.before(quote);
  }
  quote.appendChild(paragraph);
}

/** The source of a quote is its last line, after a dash. */
function placeSource(quote: Element): void {
  const source = elementsIn(quote, 'cite,footer').at(-1);
  const text = source?.textContent
    ?.replace(/\s+/g, ' ')
    .replace(/^[\s—–-]+/, '')
    .trim();
  if (!source || !text || source.closest('blockquote') !== quote) return;
  source.remove();
  quote.appendChild(elementWith(quote, 'p', `— ${text}`));
}

import type TurndownService from 'turndown';
import { isAllowedLink } from '../allowed-link.ts';
import { isOwnPicture } from '../own-picture.ts';
import { endsBeforeSuffix } from '../suffix-emphasis.ts';
import { videoAt } from '../video-address.ts';
import type { Conversion, ConversionOptions } from './convert.ts';
import { elementsIn, isText, styleOf } from './dom.ts';

const ADDRESS = /(\bhttps?:\/\/[^\s<>"]+)/;

const MARKS: Record<string, string> = { STRONG: '**', EM: '*', DEL: '~~' };

const LETTER = /[\p{L}\p{N}]/u;

const LAST = /\s*[^\p{L}\p{N}\s\\*~)\]`]+$/u;

const FIRST = /^[^\p{L}\p{N}\s\\*~![\]`]+\s*/u;

export const emphasis: TurndownService.Rule = {
  filter: ['strong', 'em', 'del'],
  replacement: (content, node) => {
    const mark = MARKS[node.nodeName] as string;
    return content
      .split(/\n{2,}/)
      .map((part) => (part.trim() ? around(part, mark, node) : part))
      .join('\n\n');
  },
};

const neighbours = ({ previousSibling, nextSibling }: Node) => ({
  before: previousSibling?.textContent?.slice(-1) ?? '',
  after: nextSibling?.textContent?.slice(0, 1) ?? '',
});

/** Marks that a `!` before `[` is of a picture and not of the sentence before a link. */
export const PICTURE = '\u0003';

const REDIRECT = /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i;

/** These characters are in no text here (`plainSpaces` removes them). */
const CELL = '\u0001';
const ROW = '\u0002';

/**
 * Every table gets a heading row, which Markdown demands. The plug-ins for tables write HTML in such
 * cases, which this site shows as text.
 */
export const tableRules: Record<string, TurndownService.Rule> = {
  cell: {
    filter: ['td', 'th'],
    replacement: (content) => content.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|') + CELL,
  },
  row: { filter: 'tr', replacement: (content) => content + ROW },
  section: { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content },
  table: {
    filter: 'table',
    replacement: (content, node) => {
      const rows = content
        .split(ROW)
        .slice(0, -1)
        .map((row) =>
          row
            .split(CELL)
            .slice(0, -1)
            .map((cell) => cell.trim()),
        )
        .filter((row) => row.some((cell) => cell));
      const [head, ...body] = rows;
      if (!head) return '';
      const width = Math.max(...rows.map((row) => row.length));
      const line = (cells: string[]) =>
        `| ${Array.from({ length: width }, (_, place) => cells[place] ?? '').join(' | ')} |`;
      const lines = [
        line(plain(head)),
        line(alignments(node as Element, width)),
        ...body.map(line),
      ];
      return `\n\n${lines.join('\n')}\n\n`;
    },
  },
};

const SUPERSCRIPTS: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [String(digit), sign])),
  '+': '⁺',
  '-': '⁻',
  n: 'ⁿ',
};
const SUBSCRIPTS = Object.fromEntries(
  [...'₀₁₂₃₄₅₆₇₈₉'].map((sign, digit) => [String(digit), sign]),
);

/** "m2" with a raised 2 is "m²"; a raised text without such signs stays as it is. */
const raised = (signs: Record<string, string>) => (content: string) => {
  const found = [...content].map((sign) => signs[sign]);
  return found.every((sign) => sign) ? found.join('') : content;
};

/**
 * Ends each line of code until the text is whole: blank lines and spaces there have a meaning. It is in
 * no text here (`plainSpaces` removes it).
 */
export const CODE_LINE = '\u0004';

export const blockRules: Record<string, TurndownService.Rule> = {
  heading: {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const words = content
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(\d+)\\(?=[.)])/, '$1');
      return words ? `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${words}\n\n` : '';
    },
  },
  code: {
    filter: (node) => node.nodeName === 'PRE',
    replacement: (_, node) => {
      const text = (node.textContent ?? '').replace(/\n$/, '');
      const language = /language-([\w+#-]{1,30})/.exec((node as Element).className)?.[1];
      const longest = Math.max(2, ...[...text.matchAll(/^`{3,}/gm)].map(([marks]) => marks.length));
      const fence = '`'.repeat(longest + 1);
      return `\n\n${fence}${language ?? ''}\n${text.replace(/$/gm, CODE_LINE)}\n${fence}\n\n`;
    },
  },
  list: {
    filter: ['ul', 'ol'],
    replacement: (content, node) => {
      const parent = node.parentNode as Element;
      const isLast = parent.nodeName === 'LI' && parent.lastElementChild === node;
      // Only a list that begins with 1 may follow the words of its item without a blank line.
      return isLast && !/^(?!1\.)\d/.test(content) ? `\n${content}` : `\n\n${content}\n\n`;
    },
  },
  item: {
    filter: 'li',
    replacement: (content, node) => {
      const number = (node as Element).getAttribute('data-number');
      const mark = number ? `${number}. ` : '- ';
      const text = content.trim().replace(/\n{2,}(?=\s*(?:- |1\. ))/g, '\n');
      return `${mark}${text.replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)}${node.nextSibling ? '\n' : ''}`;
    },
  },
  gallery: {
    filter: (node) => node.nodeName === 'P' && node.hasAttribute('data-gallery'),
    replacement: (content) => `\n\n${content.replace(/\)\s*(?=[^)]*!\[)/g, ')\n').trim()}\n\n`,
  },
  reference: {
    filter: (node) => node.nodeName === 'SUP' && node.hasAttribute('data-reference'),
    replacement: (_, node) => `[^${(node as Element).getAttribute('data-reference')}]`,
  },
  note: {
    filter: (node) => node.nodeName === 'DIV' && node.hasAttribute('data-note'),
    replacement: (content, node) =>
      `\n\n[^${(node as Element).getAttribute('data-note')}]: ${content.replace(/\s+/g, ' ').trim()}\n\n`,
  },
  superscript: {
    filter: (node) => node.nodeName === 'SUP' && !node.hasAttribute('data-reference'),
    replacement: raised(SUPERSCRIPTS),
  },
  subscript: { filter: 'sub', replacement: raised(SUBSCRIPTS) },
};

/** The heading row is bold on the site; bold in all its cells is not repeated. */
function plain(head: string[]): string[] {
  const isBold = (cell: string) => !cell || /^\*\*[^*]+\*\*$/.test(cell);
  return head.every(isBold) ? head.map((cell) => cell.replaceAll('**', '')) : head;
}

function alignments(table: Element, width: number): string[] {
  const row = elementsIn(table, 'tr')[1];
  return Array.from({ length: width }, (_, place) => {
    const cell = row?.children[place];
    const side = cell && alignmentOf(cell);
    return side === 'right' ? '---:' : side === 'center' ? ':---:' : '---';
  });
}

function alignmentOf(cell: Element): string {
  const inner = cell.firstElementChild ?? cell;
  for (const element of [cell, inner]) {
    const side = styleOf(element, 'text-align') || element.getAttribute('align');
    if (side) return side.toLowerCase();
  }
  return '';
}

/** Links and pictures; those that a text cannot have become their words, and are counted. */
export function linkRules(
  options: ConversionOptions,
  found: Pick<Conversion, 'pictures' | 'lostPictures'>,
): Record<string, TurndownService.Rule> {
  const { address = (written: string) => written } = options;
  const link: TurndownService.Rule = {
    filter: (node) => node.nodeName === 'A',
    replacement: (content, node) => {
      const written = target((node as Element).getAttribute('href') ?? '');
      const words = content.trim().replace(/\s*\n\s*/g, ' ');
      const place = (node as Element).getAttribute('data-place');
      if (place && words) return `[${words}](#${place})`;
      // A place in the page that the HTML comes from is none of this site.
      const isKept = isAllowedLink(written) && !written.startsWith('#');
      const href = isKept ? address(written, 'link') : null;
      if (!href || !words) return content;
      if (node.textContent?.trim() === written && /^https?:/i.test(href))
        return asAddress(href, node);
      return `[${words}](${destination(href)})`;
    },
  };
  const picture: TurndownService.Rule = {
    filter: 'img',
    replacement: (_, node) => {
      const image = node as Element;
      if (image.getAttribute('width') === '1' && image.getAttribute('height') === '1') return '';
      const src = target(image.getAttribute('src') ?? '');
      const isKept = /^https?:\/\/[^/]/i.test(src) || isOwnPicture(src) || !!options.address;
      const kept = isKept && !/^data:/i.test(src) ? address(src, 'picture') : null;
      if (!kept) {
        found.lostPictures += 1;
        return '';
      }
      found.pictures.push(kept);
      const alt = escapeText(oneLine(image.getAttribute('alt')));
      const title = oneLine(image.getAttribute('title')).replace(/["\\]/g, '\\$&');
      return `${PICTURE}![${alt}](${destination(kept)}${title ? ` "${title}"` : ''})`;
    },
  };
  return { link, picture };
}

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

const destination = (address: string) =>
  address.replace(/[<>()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** The address of a video alone in its paragraph is bare: the site shows the video in its place. */
function asAddress(href: string, node: Node): string {
  const isAlone = node.parentNode?.textContent?.trim() === node.textContent?.trim();
  const isVideo = isAlone && /^(P|DIV)$/.test(node.parentNode?.nodeName ?? '') && videoAt(href);
  return isVideo ? href : `<${href}>`;
}

/** Whole, and without the detour by Google, which Google Docs puts before every address. */
function target(href: string): string {
  const typed = href.trim().replace(/\s/g, '%20');
  const written = /^\/\/[^/]/.test(typed) ? `https:${typed}` : typed;
  if (!REDIRECT.test(written)) return written;
  return URL.parse(written)?.searchParams.get('q') ?? written;
}

/**
 * Markdown does not begin or end an emphasis between a sign and a letter, so the sign goes out of it;
 * the site can end one before a suffix.
 */
function around(part: string, mark: string, node: Node): string {
  const { before, after } = neighbours(node);
  let text = part.trim();
  let lead = '';
  let tail = '';
  if (LETTER.test(after) && isText(node.lastChild) && !endsBeforeSuffix(text)) {
    tail = LAST.exec(text)?.[0] ?? '';
    text = text.slice(0, text.length - tail.length);
  }
  if (LETTER.test(before) && isText(node.firstChild)) {
    lead = FIRST.exec(text)?.[0] ?? '';
    text = text.slice(lead.length);
  }
  return text ? `${lead}${mark}${text}${mark}${tail}` : lead + tail;
}

/** Escapes what Markdown would read as markup. Addresses stay as they are. */
export const escapeText = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, place) => (place % 2 ? part : escapePart(part, place === 0)))
    .join('');

function escapePart(text: string, atStart: boolean): string {
  const escaped = text
    .replace(/[\\*`[\]]/g, '\\$&')
    .replace(/~(?=~)/g, '\\~')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w{1,31};)/g, '\\&')
    .replace(/<(?=[a-z][\w.+-]*[:@])/gi, '\\<');
  if (!atStart) return escaped;
  return escaped
    .replace(/^([-+])(?=\s|$|-)/, '\\$1')
    .replace(/^(=+|>|#{1,6}(?=\s|$))/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

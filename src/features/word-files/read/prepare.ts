import type { Purpose } from '../schema.ts';
import { isHeadline, isTitle, type Numbered, numberedIn } from './articles.ts';
import type { Losses } from './losses.ts';
import type { Label, openNumbering } from './numbering.ts';
import {
  boldLength,
  cutStart,
  hasPicture,
  isCentered,
  leaveList,
  paragraphBefore,
  putBefore,
  setStyle,
  styleOf,
  textOf,
} from './paragraph.ts';
import type { Role, Styles } from './styles.ts';
import { child, elementsIn, remove, valOf } from './xml.ts';

/*
 * What the converter cannot know is written into the paragraphs before it reads them: their level as
 * headings, the numbers that Word counts, and the articles of a charter.
 */

/** Styles that the converter is told of; no file has them. */
export const SITE_STYLES = {
  heading: (level: number) => `SiteHeading${level}`,
  quote: 'SiteQuote',
};

/** Around the number of an item; the converter has no place for it. No text has these signs. */
export const ITEM = { start: '\ue000', end: '\ue001' };

/** A paragraph of the text itself, not of a table or of a text box. */
interface Block {
  paragraph: Element;
  text: string;
  role: Role;
  /** It is an item of a list. */
  isItem: boolean;
  isBold: boolean;
  /** The first characters that are bold. */
  bold: number;
}

export function prepare(
  body: Element,
  purpose: Purpose,
  styles: Styles,
  numbering: ReturnType<typeof openNumbering>,
  losses: Losses,
  property: string,
): { title: string } {
  dropContents(body, styles, losses);
  const blocks: Block[] = [];
  for (const paragraph of elementsIn(body, 'w:p')) {
    const role = roleOf(paragraph, styles);
    const label = numbering.labelOf(paragraph);
    const isItem = label !== null && number(paragraph, label, role, purpose, losses);
    if (role === 'quote') setStyle(paragraph, SITE_STYLES.quote);
    if (!isTopLevel(paragraph, body)) continue;
    const text = textOf(paragraph).replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const isStyleBold = styles.isBold(styleOf(paragraph));
    const bold = boldLength(paragraph, isStyleBold);
    blocks.push({ paragraph, text, role, isItem, bold, isBold: bold >= textOf(paragraph).length });
  }
  const title = takeTitle(blocks, property);
  const articles = purpose === 'document' ? markArticles(blocks) : new Map<Block, 2 | 3>();
  setHeadings(blocks, articles);
  return { title };
}

function roleOf(paragraph: Element, styles: Styles): Role {
  const role = styles.roleOf(styleOf(paragraph));
  if (role !== null) return role;
  const outline = Number(valOf(paragraph, 'w:pPr', 'w:outlineLvl') ?? Number.NaN);
  return outline >= 0 && outline < 6 ? outline + 1 : null;
}

/** The table of contents: the site makes its own. */
function dropContents(body: Element, styles: Styles, losses: Losses): void {
  let count = 0;
  for (const box of elementsIn(body, 'w:sdt')) {
    const gallery = valOf(child(box, 'w:sdtPr', 'w:docPartObj'), 'w:docPartGallery');
    if (gallery !== 'Table of Contents') continue;
    count += 1;
    remove(box);
  }
  const lines = elementsIn(body, 'w:p').filter(
    (paragraph) => styles.roleOf(styleOf(paragraph)) === 'contents',
  );
  for (const line of lines) remove(line);
  losses.add('contentsTable', count || Math.min(1, lines.length));
}

function isTopLevel(paragraph: Element, body: Element): boolean {
  let outer = paragraph.parentNode;
  while (outer && /^w:(?:sdtContent|sdt|customXml|smartTag)$/.test(outer.nodeName))
    outer = outer.parentNode;
  return outer === body;
}

/** A pattern that a list of the site has, too: "1.", "2)". */
const PLAIN = /^%[1-9]\s*[.)]?$/;

/**
 * Writes the number of a paragraph into it.
 * @returns whether the paragraph stays an item of a list
 */
function number(
  paragraph: Element,
  label: Label,
  role: Role,
  purpose: Purpose,
  losses: Losses,
): boolean {
  const { text, format, pattern } = label;
  if (format === 'bullet') {
    // The bullet of a heading is an ornament.
    if (typeof role === 'number') leaveList(paragraph);
    return typeof role !== 'number';
  }
  const isPlain = PLAIN.test(pattern) && /^decimal/.test(format);
  const hasWords = /\p{L}{2}/u.test(pattern);
  const isKept = typeof role === 'number' || hasWords || (purpose === 'document' && !isPlain);
  if (text === '' || isKept) {
    leaveList(paragraph);
    if (text && textOf(paragraph).trim()) putBefore(paragraph, `${text} `);
    else if (text && hasWords) putBefore(paragraph, text);
    return false;
  }
  if (!isPlain) losses.add('listLetters');
  putBefore(paragraph, `${ITEM.start}${label.number}${ITEM.end}`);
  return true;
}

/** Names that programs give by themselves. */
const NO_TITLE =
  /^(?:microsoft word|word |belge\d*$|document ?\d*$|dok(?:u|ü)man ?\d*$|adsız|untitled|isimsiz|yeni |powerpoint|slayt|şablon|template|.*\.(?:docx?|dotx?|odt|rtf|pdf)$)/i;

const folded = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The title, which leaves the text if it stands at its beginning. What the reader sees there is truer
 * than the property of the file, which is often that of an older text.
 */
function takeTitle(blocks: Block[], property: string): string {
  const [first] = blocks;
  const named = property.length > 3 && !NO_TITLE.test(property) ? property : '';
  // A text must stay.
  if (!first || blocks.length === 1) return named;
  const take = () => {
    blocks.shift();
    if (!hasPicture(first.paragraph)) remove(first.paragraph);
    return first.text;
  };
  const isArticle = numberedIn(first.text) !== null;
  const ones = blocks.filter(({ role }) => role === 1).length;
  if (first.role === 'title' || (first.role === 1 && ones === 1 && !isArticle)) return take();
  if (named && folded(named) === folded(first.text)) return take();
  if (named) return named;
  const looksLikeTitle =
    typeof first.role === 'number' ||
    ((first.isBold || isCentered(first.paragraph)) && isHeadline(first.text) && !first.isItem);
  return looksLikeTitle && ones < 2 && !isArticle ? take() : '';
}

/** Marks parts and articles, and gives each its title. */
function markArticles(blocks: Block[]): Map<Block, 2 | 3> {
  const levels = new Map<Block, 2 | 3>();
  const isMarked = (block: Block | undefined) =>
    !!block && (levels.has(block) || numberOf(block) !== null);
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    const found = numberOf(block);
    if (!found) continue;
    const rest = block.text.slice(found.length).trim();
    const before = blocks[at - 1];
    const after = blocks[at + 1];
    const isFree = (other: Block | undefined): other is Block => !isMarked(other) && isNamed(other);
    let title = '';
    if (found.kind === 'part') {
      if (rest) title = rest;
      else if (after && isFree(after)) title = drop(blocks, at + 1);
      write(block, found.number, title, block.text.length);
      levels.set(block, 2);
      continue;
    }
    if (rest && (isTitle(rest) || isHeadingLike(block))) {
      write(block, found.number, rest.replace(/[:.–-]+$/, ''), block.text.length);
      levels.set(block, 3);
      continue;
    }
    const runIn = block.text.slice(found.length, block.bold).replace(/^[\s:.–-]+|[\s:.–-]+$/g, '');
    const hasRunIn = rest !== '' && block.bold > found.length && isTitle(runIn);
    if (hasRunIn) title = runIn;
    else if (!rest && after && isFree(after) && !isCentered(after.paragraph))
      title = drop(blocks, at + 1);
    else if (isFree(before) && !isCentered(before.paragraph)) {
      title = drop(blocks, at - 1);
      at -= 1;
    }
    if (!rest) {
      write(block, found.number, title, block.text.length);
      levels.set(block, 3);
      continue;
    }
    cutStart(block.paragraph, startOf(block.paragraph) + (hasRunIn ? block.bold : found.length));
    const heading: Block = {
      ...block,
      paragraph: paragraphBefore(block.paragraph, headingText(found.number, title)),
      text: headingText(found.number, title),
      role: null,
    };
    block.role = null;
    blocks.splice(at, 0, heading);
    levels.set(heading, 3);
    at += 1;
  }
  return levels;
}

/** The number with which a block begins, if it is no word of a sentence. */
function numberOf(block: Block): Numbered | null {
  if (block.isItem) return null;
  const found = numberedIn(block.text);
  if (!found) return null;
  const rest = block.text.slice(found.length).trim();
  if (found.kind === 'part') {
    return found.isClear || isHeadingLike(block) || isCentered(block.paragraph) ? found : null;
  }
  if (isHeadingLike(block) || rest === '' || rest.startsWith('(')) return found;
  // "Madde 12. fıkrası", a sentence.
  return found.isClear && !/^\p{Ll}/u.test(rest) ? found : null;
}

const isHeadingLike = ({ role, isBold }: Block): boolean => typeof role === 'number' || isBold;

/** Whether a paragraph can be the title of the article or part beside it. */
function isNamed(block: Block | undefined): block is Block {
  if (!block || block.isItem || hasPicture(block.paragraph) || !isHeadline(block.text))
    return false;
  const { role, isBold, paragraph, text } = block;
  if (role === 1) return isCentered(paragraph);
  return typeof role === 'number' || isBold || isCentered(paragraph) || isUpper(text);
}

const isUpper = (text: string): boolean => text === text.toLocaleUpperCase('tr');

function drop(blocks: Block[], at: number): string {
  const [block] = blocks.splice(at, 1);
  if (!block) return '';
  remove(block.paragraph);
  return block.text;
}

const headingText = (number: string, title: string) => (title ? `${number}: ${title}` : number);

/** Writes the heading in the place of the text; notes in it stay. */
function write(block: Block, number: string, title: string, length: number): void {
  cutStart(
    block.paragraph,
    startOf(block.paragraph) + Math.max(length, textOf(block.paragraph).length),
  );
  putBefore(block.paragraph, headingText(number, title));
  block.text = headingText(number, title);
}

/** The spaces before the first word. */
const startOf = (paragraph: Element): number => /^\s*/.exec(textOf(paragraph))?.[0].length ?? 0;

const LEVELS = [2, 3, 4];

/** The levels in use become 2, 3 and 4; below articles there is only 4. */
function setHeadings(blocks: Block[], articles: Map<Block, 2 | 3>): void {
  const others = blocks.filter((block) => typeof block.role === 'number' && !articles.has(block));
  const used = [...new Set(others.map(({ role }) => role as number))].sort((a, b) => a - b);
  for (const [block, level] of articles) setStyle(block.paragraph, SITE_STYLES.heading(level));
  for (const block of others) {
    const level = LEVELS[used.indexOf(block.role as number)] ?? 4;
    setStyle(block.paragraph, SITE_STYLES.heading(level));
  }
}

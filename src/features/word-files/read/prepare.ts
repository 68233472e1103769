import type { Purpose } from '../schema.ts';
import { isHeadline, numberedIn } from './articles.ts';
import { markCaptions } from './captions.ts';
import { dropContentsFields } from './contents-fields.ts';
import type { Losses } from './losses.ts';
import { type Block, markArticles } from './mark-articles.ts';
import type { Label, openNumbering } from './numbering.ts';
import {
  boldLength,
  hasPicture,
  isCentered,
  leaveList,
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

export function prepare(
  body: Element,
  purpose: Purpose,
  styles: Styles,
  numbering: ReturnType<typeof openNumbering>,
  losses: Losses,
  property: string,
): { title: string } {
  dropContents(body, styles, losses);
  markCaptions(body, styles);
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
  count += dropContentsFields(body);
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

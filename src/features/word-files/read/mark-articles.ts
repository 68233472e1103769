import { isHeadline, isTitle, type Numbered, numberedIn, signAfterNote } from './articles.ts';
import {
  cut,
  cutStart,
  hasPicture,
  isCentered,
  paragraphBefore,
  putBefore,
  textOf,
} from './paragraph.ts';
import type { Role } from './styles.ts';
import { remove } from './xml.ts';

/** A paragraph of the text itself, not of a table or of a text box. */
export interface Block {
  paragraph: Element;
  text: string;
  role: Role;
  /** It is an item of a list. */
  isItem: boolean;
  isBold: boolean;
  /** The first characters that are bold. */
  bold: number;
}

/** Marks parts and articles, and gives each its title. */
export function markArticles(blocks: Block[]): Map<Block, 2 | 3> {
  const levels = new Map<Block, 2 | 3>();
  const isMarked = (block: Block | undefined) =>
    !!block && (levels.has(block) || numberOf(block) !== null);
  const hasPlainTitles = haveTitlesAbove(blocks, isMarked);
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    const found = numberOf(block);
    if (!found) continue;
    const rest = block.text.slice(found.length).trim();
    const before = blocks[at - 1];
    const after = blocks[at + 1];
    const isFree = (other: Block | undefined): other is Block =>
      !isMarked(other) &&
      (isNamed(other) || (hasPlainTitles && other === before && isPlainTitle(other)));
    let title = '';
    if (found.kind === 'part') {
      if (rest) title = rest;
      else if (after && (isFree(after) || isSameHeading(block, after, blocks[at + 2])))
        title = drop(blocks, at + 1);
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
    const sign = signAfterNote(textOf(block.paragraph));
    if (sign) cut(block.paragraph, sign.at + 1, sign.length - 1);
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

/** A plain line that can be the title of the article below it. */
const isPlainTitle = (block: Block | undefined): block is Block =>
  !!block &&
  !block.isItem &&
  !hasPicture(block.paragraph) &&
  isHeadline(block.text) &&
  block.text.split(' ').length <= MOST_TITLE_WORDS &&
  /^\p{Lu}/u.test(block.text);

const MOST_TITLE_WORDS = 8;

/** Whether most articles of the text have a title above them: then those in plain letters are titles, too. */
function haveTitlesAbove(
  blocks: Block[],
  isMarked: (block: Block | undefined) => boolean,
): boolean {
  const articles = blocks.flatMap((block, at) => (numberOf(block)?.kind === 'article' ? [at] : []));
  const titled = articles.filter((at) => {
    const above = blocks[at - 1];
    return !isMarked(above) && (isPlainTitle(above) || isNamed(above));
  });
  return titled.length * 2 > articles.length;
}

/** Number and title of a part in two lines of the same heading, with something else below. */
const isSameHeading = (part: Block, after: Block, next: Block | undefined): boolean =>
  typeof part.role === 'number' &&
  after.role === part.role &&
  next?.role !== part.role &&
  numberOf(after) === null &&
  isHeadline(after.text);

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

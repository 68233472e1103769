import { videoAt } from '../../video-address.ts';
import {
  elementsIn,
  elementWith,
  isBlock,
  isEmpty,
  isText,
  nodeAfter,
  rename,
  styleOf,
  unwrap,
} from '../dom.ts';
import {
  classicLines,
  codeLines,
  linksIntoBlocks,
  repairBlocks,
  repairFigures,
  repairTables,
} from './blocks.ts';
import { onlineLists, repairLists, wordLists } from './lists.ts';
import { placeLinks, placeNotes } from './notes.ts';
import { fillSpans, joinEmphasis, lineBreaks, plainSpaces, stylesToElements } from './spans.ts';

/** Buttons and clocks of players, and what else surrounds the cards of Ghost. */
const CARDS =
  '.kg-video-overlay,.kg-video-player-container,.kg-audio-player,.kg-audio-thumbnail,.kg-file-card-icon,.kg-file-card-metadata,.kg-bookmark-metadata,.kg-bookmark-thumbnail,.kg-callout-emoji,.kg-signup-card,.kg-email-cta,.kg-email-card';

const USELESS =
  'script,x-style,head,title,meta,link,base,template,noscript,object,embed,applet,xml,svg,math,canvas,button,input,select,textarea,map,col,colgroup,[hidden],.screen-reader-text,.MsoCommentReference,.wp-block-file__button';

/** The steps of the conversion call themselves for every level. */
const DEEPEST = 80;

const WORDS_ONLY = ['u', 'ins', 'mark', 'details', 'form', 'kbd', 'ruby', 'marquee', 'map'];

const NOTHING = [
  'object',
  'embed',
  'applet',
  'canvas',
  'svg',
  'math',
  'input',
  'select',
  'textarea',
  'button',
];

/**
 * HTML of any origin as the few elements that Markdown knows. Changes the elements in `root`.
 * @returns the names of what the text cannot have
 */
export function cleanHtml(root: Element, firstNote: number, isClassic: boolean): string[] {
  boundDepth(root);
  const lost = lostElements(root);
  dropMachinery(root);
  codeLines(root);
  if (isClassic) classicLines(root);
  linksIntoBlocks(root);
  wordLists(root);
  onlineLists(root);
  plainSpaces(root);
  stylesToElements(root);
  placeNotes(root, firstNote);
  fillSpans(root);
  repairTables(root);
  repairLists(root);
  repairBlocks(root);
  placeLinks(root);
  repairFigures(root);
  joinEmphasis(root);
  lineBreaks(root);
  return lost;
}

/**
 * Elements that the text cannot have: only their words stay, or nothing.
 * @returns their names, such as `<mark>`
 */
function lostElements(root: Element): string[] {
  const lost = new Set<string>();
  for (const name of WORDS_ONLY)
    if (elementsIn(root, name).some((element) => !isEmpty(element))) lost.add(`<${name}>`);
  for (const name of NOTHING) if (root.querySelector(name)) lost.add(`<${name}>`);
  for (const element of elementsIn(root, 'span[data-style]'))
    if (styleOf(element, 'text-decoration').includes('underline') && !element.closest('a'))
      lost.add('<u>');
  for (const name of ['colspan', 'rowspan'])
    if (elementsIn(root, `[${name}]`).some((cell) => Number(cell.getAttribute(name)) > 1))
      lost.add(name);
  if (elementsIn(root, 'td br,th br').some(isBetweenWords)) lost.add('<td>…<br>');
  if (elementsIn(root, 'td ul,td ol,th ul,th ol').length > 0) lost.add('<td>…<li>');
  return [...lost];
}

function isBetweenWords(line: Element): boolean {
  const { previousSibling, nextSibling } = line;
  return [previousSibling, nextSibling].every((node) => /\S/.test(node?.textContent ?? ''));
}

/** Removes what is not a part of the text: scripts, styles, hidden parts, marks of Word. */
function dropMachinery(root: Element): void {
  for (const frame of elementsIn(root, 'iframe,video,audio')) asLink(frame);
  for (const element of elementsIn(root, `${USELESS},${CARDS}`)) element.remove();
  for (const element of elementsIn(root, '*')) {
    const name = element.nodeName.toLowerCase();
    if (name.startsWith('v:')) element.remove();
    else if (name.includes(':')) unwrap(element);
    else if (isHidden(element)) element.remove();
  }
}

function isHidden(element: Element): boolean {
  if (!element.hasAttribute('data-style')) return false;
  return (
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'mso-hide') === 'all' ||
    /^(comment|header|footer)/.test(styleOf(element, 'mso-element'))
  );
}

/** A player or a frame as a paragraph with the address of what it shows. */
function asLink(frame: Element): void {
  const inner = frame.querySelector('source');
  const address = frame.getAttribute('src') ?? inner?.getAttribute('src') ?? '';
  const full = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:\/\//i.test(full) && !full.startsWith('/')) {
    frame.remove();
    return;
  }
  if (frame.nodeName === 'IFRAME' && !videoAt(full)) {
    const link = elementWith(frame, 'a', frame.getAttribute('title') || full);
    link.setAttribute('href', full);
    frame.replaceWith(link);
    return;
  }
  const link = elementWith(frame, 'a', full);
  link.setAttribute('href', full);
  frame.replaceWith(link);
  rename(wrapped(link), 'p');
}

function wrapped(link: Element): Element {
  const box = link.ownerDocument.createElement('div');
  link.replaceWith(box);
  box.appendChild(link);
  return box;
}

/** What is deeper is kept as words. */
function boundDepth(root: Element): void {
  let level: Element[] = [root];
  for (let depth = 0; depth < DEEPEST; depth += 1)
    level = level.flatMap((element) => Array.from(element.children));
  for (const element of level) {
    const words: string[] = [];
    for (let node = nodeAfter(element, element); node; node = nodeAfter(node, element)) {
      if (isText(node)) words.push(node.data);
      else if (isBlock(node)) words.push(' ');
    }
    element.replaceWith(words.join(''));
  }
}

import { codePoint } from 'dingbat-to-unicode';
import type { Losses } from './losses.ts';
import { child, elementsIn, remove, rename, unwrap } from './xml.ts';

/* What the converter passes over with its words becomes something that it reads. */

/** Elements that the converter reads, or that have no words of the text in them. */
const KNOWN =
  /^(?:w:(?:document|body|p|pPr|r|rPr|t|tab|br|sym|noBreakHyphen|softHyphen|fldChar|instrText|hyperlink|tbl|tblPr|tblGrid|tr|trPr|tc|tcPr|footnote|footnotes|endnote|endnotes|footnoteReference|endnoteReference|commentReference|bookmarkStart|bookmarkEnd|sdt|sdtPr|sdtContent|customXml|smartTag|ins|moveTo|object|drawing|pict|txbxContent|del|moveFrom)|mc:AlternateContent|v:(?:roundrect|shape|textbox|imagedata|group|rect)|wp:(?:inline|anchor))$/;

/** A drawing has its own elements; only its text boxes hold paragraphs. */
const DRAWN = /^(?:wp|wps|wpg|wpc|a|pic|v|o|c|dgm|lc|wne):/;

export function makeReadable(root: Element, losses: Losses): void {
  // The sounds above Japanese words.
  for (const above of elementsIn(root, 'w:rt')) remove(above);
  for (const sign of elementsIn(root, 'w:cr')) rename(sign, 'w:br');
  for (const sign of elementsIn(root, 'w:ptab')) rename(sign, 'w:tab');
  takeOutTextBoxes(root);
  const holders = holdersOfText(root);
  for (const element of elementsIn(root, '*')) {
    const { nodeName } = element;
    if (KNOWN.test(nodeName) || DRAWN.test(nodeName) || !holders.has(element)) continue;
    // A run in a run is none for the converter.
    if (nodeName === 'w:rubyBase' || nodeName === 'w:ruby') liftRuns(element);
    else unwrap(element);
  }
  readSymbols(root, losses);
}

/** The elements around paragraphs and runs. */
function holdersOfText(root: Element): Set<Node> {
  const holders = new Set<Node>();
  for (const element of elementsIn(root, 'w:p', 'w:r'))
    for (let outer = element.parentNode; outer && !holders.has(outer); outer = outer.parentNode)
      holders.add(outer);
  return holders;
}

/** Puts the runs of an element of a run before that run. */
function liftRuns(element: Element): void {
  const outer = element.parentNode as Element;
  const at = outer.nodeName === 'w:r' ? outer : element;
  for (const run of elementsIn(element, 'w:r')) at.parentNode?.insertBefore(run, at);
  remove(element);
}

/** The text of a box follows the paragraph in which the box is, as the converter does it for some boxes. */
function takeOutTextBoxes(root: Element): void {
  const last = new Map<Node, Node>();
  for (const box of elementsIn(root, 'w:txbxContent')) {
    let host: Node | null = box.parentNode;
    while (host && host.nodeName !== 'w:p') host = host.parentNode;
    if (!host?.parentNode) continue;
    host.parentNode.insertBefore(box, (last.get(host) ?? host).nextSibling);
    last.set(host, box);
  }
}

/** Signs of fonts such as Symbol, which a file stores as numbers that mean nothing without the font. */
const OF_FONT = /[\uf020-\uf0ff]/g;
/** The font of the bullets and arrows that Word writes. */
const USUAL_FONT = 'Symbol';

function readSymbols(root: Element, losses: Losses): void {
  for (const sign of elementsIn(root, 'w:sym')) {
    const font = sign.getAttribute('w:font') ?? '';
    const code = Number.parseInt(sign.getAttribute('w:char') ?? '', 16);
    const found = inUnicode(code, font);
    if (found === undefined) losses.add('symbols');
    asSign(sign, found ?? '');
  }
  for (const words of elementsIn(root, 'w:t')) {
    const text = words.textContent ?? '';
    if (text.search(OF_FONT) < 0) continue;
    const fonts = child(words.parentNode as Element, 'w:rPr', 'w:rFonts');
    const font = fonts?.getAttribute('w:ascii') ?? '';
    words.textContent = text.replace(OF_FONT, (sign) => {
      const found =
        inUnicode(sign.charCodeAt(0), font) ?? inUnicode(sign.charCodeAt(0), USUAL_FONT);
      if (found === undefined) losses.add('symbols');
      return found ?? '';
    });
  }
}

/** Signs of Wingdings that few fonts have, and those that look the same. */
const USUAL_SIGNS: Record<string, string> = {
  '🗸': '✓',
  '🗹': '☑',
  '🗵': '☒',
  '🗷': '☒',
  '🗴': '✗',
  '🗶': '✗',
  '🞂': '▶',
  '🞄': '•',
  '🞅': '○',
  '🞎': '□',
};

function inUnicode(code: number, font: string): string | undefined {
  const found = codePoint(font, code) ?? codePoint(font, code & 0xff);
  if (found) return USUAL_SIGNS[found.string] ?? found.string;
  // A character of Unicode that only has a font of its own.
  const isOwn = code >= 0x20 && !(code >= 0xe000 && code <= 0xf8ff) && code <= 0x10ffff;
  return isOwn && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}

function asSign(element: Element, text: string): void {
  rename(element, 'w:t');
  element.textContent = text;
}

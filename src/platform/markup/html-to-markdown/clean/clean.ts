import { linksIntoBlocks, repairBlocks } from './blocks.ts';
import { lineBreaks } from './breaks.ts';
import { classicLines, codeLines } from './code-lines.ts';
import { boundDepth, dropMachinery } from './drop-machinery.ts';
import { repairFigures } from './figures.ts';
import { repairLists } from './lists.ts';
import { lostElements } from './lost.ts';
import { placeNotes } from './notes.ts';
import { onlineLists } from './online-lists.ts';
import { placeLinks } from './places.ts';
import { plainSpaces } from './spaces.ts';
import { fillSpans } from './spans.ts';
import { joinEmphasis, stylesToElements } from './styles.ts';
import { repairTables } from './tables.ts';
import { wordLists } from './word-lists.ts';

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

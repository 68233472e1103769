import { repairBlocks } from './blocks.ts';
import { lineBreaks } from './breaks.ts';
import { dropMachinery } from './drop-machinery.ts';
import { repairFigures } from './figures.ts';
import { repairLists } from './lists.ts';
import { placeNotes } from './notes.ts';
import { plainSpaces } from './spaces.ts';
import { joinEmphasis, stylesToElements } from './styles.ts';
import { repairTables } from './tables.ts';
import { wordLists } from './word-lists.ts';

/** HTML of any origin as the few elements that Markdown knows. Changes the elements in `root`. */
export function cleanHtml(root: Element, firstNote: number): void {
  dropMachinery(root);
  wordLists(root);
  plainSpaces(root);
  stylesToElements(root);
  placeNotes(root, firstNote);
  repairTables(root);
  repairLists(root);
  repairBlocks(root);
  repairFigures(root);
  joinEmphasis(root);
  lineBreaks(root);
}

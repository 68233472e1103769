import type { Losses } from './losses.ts';
import { asText } from './paragraph.ts';
import { childrenOf, elementsIn, remove } from './xml.ts';

/**
 * Each note becomes one paragraph, which is what a note of the site is. References to notes without words
 * leave the text.
 * @returns the ids of the notes with words
 */
export function simplifyNotes(root: Element, losses: Losses): Set<string> {
  const ids = new Set<string>();
  for (const note of childrenOf(root)) {
    for (const drawing of elementsIn(note, 'w:drawing', 'w:pict', 'w:object')) {
      losses.add('notePictures', elementsIn(drawing, 'a:blip', 'v:imagedata').length);
      remove(drawing);
    }
    for (const cells of elementsIn(note, 'w:tbl')) {
      losses.add('innerTables');
      for (const line of elementsIn(cells, 'w:p')) cells.parentNode?.insertBefore(line, cells);
      remove(cells);
    }
    const [first, ...others] = elementsIn(note, 'w:p');
    for (const line of others) join(first as Element, line);
    const hasWords = elementsIn(note, 'w:t').some((words) => /\S/.test(words.textContent ?? ''));
    if (hasWords) ids.add(note.getAttribute('w:id') ?? '');
  }
  return ids;
}

function join(first: Element, line: Element): void {
  const space = line.ownerDocument.createElement('w:r');
  first.appendChild(space);
  asText(space, ' ');
  for (const node of childrenOf(line)) if (node.nodeName !== 'w:pPr') first.appendChild(node);
  remove(line);
}

/** Removes the references to notes that are not among these. */
export function dropReferences(
  root: Element,
  kind: 'footnote' | 'endnote',
  ids: Set<string>,
): void {
  for (const reference of elementsIn(root, `w:${kind}Reference`))
    if (!ids.has(reference.getAttribute('w:id') ?? '')) remove(reference);
}

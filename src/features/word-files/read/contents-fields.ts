import { childrenOf, elementsIn, remove } from './xml.ts';

/** Fields of contents: `TOC \o "1-3"`. */
const CONTENTS = /^\s*TOC\b/;

/**
 * Removes the contents that a field makes, whatever style its lines have.
 * @returns how many there were
 */
export function dropContentsFields(body: Element): number {
  let count = 0;
  for (const field of elementsIn(body, 'w:fldSimple'))
    if (CONTENTS.test(field.getAttribute('w:instr') ?? '')) {
      count += 1;
      remove(field);
    }
  let depth = 0;
  let instruction = '';
  let runs: Element[] = [];
  for (const run of elementsIn(body, 'w:r')) {
    if (depth > 0) runs.push(run);
    for (const node of childrenOf(run)) {
      if (node.nodeName === 'w:instrText' && depth === 1) instruction += node.textContent ?? '';
      if (node.nodeName !== 'w:fldChar') continue;
      const type = node.getAttribute('w:fldCharType');
      if (type === 'begin') {
        if (depth === 0) [runs, instruction] = [[run], ''];
        depth += 1;
      } else if (type === 'end' && depth > 0) {
        depth -= 1;
        if (depth > 0 || !CONTENTS.test(instruction)) continue;
        count += 1;
        runs.forEach(remove);
      }
    }
  }
  return count;
}

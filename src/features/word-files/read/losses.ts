import { LOSSES, type Loss, type LossKind } from '../schema.ts';
import { asText } from './paragraph.ts';
import { makeReadable } from './readable.ts';
import { child, childrenOf, elementsIn, isOn, remove, unwrap, valOf } from './xml.ts';

/** Counts what the text of the site cannot have. */
export class Losses {
  readonly #counts = new Map<LossKind, number>();

  add(kind: LossKind, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  list(): Loss[] {
    return LOSSES.flatMap((kind) => {
      const count = this.#counts.get(kind);
      return count ? [{ kind, count }] : [];
    });
  }
}

const hasWords = (element: Element): boolean =>
  elementsIn(element, 'w:t').some((node) => /\S/.test(node.textContent ?? ''));

/**
 * Makes the text of a part simpler: what it says in two ways stays once, changes that were tracked are
 * accepted, hidden words go, and a formula becomes its signs. What is lost is counted.
 */
export function simplify(root: Element, losses: Losses): void {
  for (const element of elementsIn(root, 'mc:AlternateContent')) {
    const fallback = child(element, 'mc:Fallback');
    // Files of the strict form have an empty one.
    const chosen = fallback?.firstChild ? fallback : (child(element, 'mc:Choice') ?? fallback);
    for (const other of childrenOf(element)) if (other !== chosen) remove(other);
    if (!chosen) remove(element);
    else {
      unwrap(chosen);
      unwrap(element);
    }
  }
  acceptChanges(root, losses);
  countDrawings(root, losses);
  makeReadable(root, losses);
  for (const run of elementsIn(root, 'w:r')) {
    if (!isOn(child(run, 'w:rPr', 'w:vanish'))) continue;
    if (hasWords(run)) losses.add('hiddenText');
    remove(run);
  }
  for (const formula of elementsIn(root, 'm:oMath')) {
    losses.add('equations');
    const signs = elementsIn(formula, 'm:t').map((node) => node.textContent ?? '');
    asText(formula, signs.join(''));
  }
  for (const outer of elementsIn(root, 'm:oMathPara')) unwrap(outer);
  countMarks(root, losses);
  flattenTables(root, losses);
}

function acceptChanges(root: Element, losses: Losses): void {
  for (const element of elementsIn(root, 'w:ins', 'w:moveTo'))
    if (hasWords(element)) losses.add('insertions');
  for (const element of elementsIn(root, 'w:del', 'w:moveFrom')) {
    // There it is a mark of a paragraph or of a row, which the converter reads.
    if (/^w:(?:rPr|trPr)$/.test(element.parentNode?.nodeName ?? '')) continue;
    losses.add('deletions');
    remove(element);
  }
}

function countDrawings(root: Element, losses: Losses): void {
  for (const drawing of elementsIn(root, 'w:drawing')) {
    const blips = elementsIn(drawing, 'a:blip');
    for (const blip of blips) {
      if (blip.getAttribute('r:embed') || !blip.getAttribute('r:link')) continue;
      losses.add('linkedPictures');
      remove(blip);
    }
    if (blips.length > 0 || elementsIn(drawing, 'w:txbxContent').length > 0) continue;
    const [data] = elementsIn(drawing, 'a:graphicData');
    losses.add(/chart|diagram/.test(data?.getAttribute('uri') ?? '') ? 'charts' : 'shapes');
  }
  for (const box of elementsIn(root, 'w:txbxContent')) if (hasWords(box)) losses.add('textBoxes');
  for (const shape of elementsIn(root, 'w:pict')) {
    if (elementsIn(shape, 'v:imagedata', 'w:txbxContent').length > 0) continue;
    losses.add('shapes');
  }
  losses.add('objects', elementsIn(root, 'o:OLEObject').length);
}

/** Underlined and highlighted words, by paragraph: each may have many runs. */
function countMarks(root: Element, losses: Losses): void {
  const marked = { underlined: new Set<Node>(), highlighted: new Set<Node>() };
  for (const properties of elementsIn(root, 'w:rPr')) {
    const run = properties.parentNode as Element;
    if (run.nodeName !== 'w:r' || !hasWords(run)) continue;
    const isLink = run.parentNode?.nodeName === 'w:hyperlink' || child(properties, 'w:rStyle');
    if (isOn(child(properties, 'w:u')) && !isLink) marked.underlined.add(run.parentNode as Node);
    if (isOn(child(properties, 'w:highlight'))) marked.highlighted.add(run.parentNode as Node);
  }
  losses.add('underlined', marked.underlined.size);
  losses.add('highlighted', marked.highlighted.size);
}

function flattenTables(root: Element, losses: Losses): void {
  for (const table of elementsIn(root, 'w:tbl')) {
    const isInner = isInCell(table);
    if (!isInner) continue;
    losses.add('innerTables');
    for (const paragraph of elementsIn(table, 'w:p'))
      table.parentNode?.insertBefore(paragraph, table);
    remove(table);
  }
  for (const cell of elementsIn(root, 'w:tc')) {
    const properties = child(cell, 'w:tcPr');
    const isMerged =
      Number(valOf(properties, 'w:gridSpan') ?? 1) > 1 ||
      valOf(properties, 'w:vMerge') === 'restart';
    if (isMerged) losses.add('mergedCells');
    const lines = childrenOf(cell, 'w:p').filter(hasWords).length;
    if (lines > 1) losses.add('cellLines');
  }
}

function isInCell(table: Element): boolean {
  for (let outer = table.parentNode; outer; outer = outer.parentNode)
    if (outer.nodeName === 'w:tc') return true;
  return false;
}

import type { MenuNode } from '../../edit/schema.ts';
import { type Place, rowsOf } from './tree.ts';

export interface Drop extends Place {
  /** The number of lines above it, without the dragged ones. */
  line: number;
}

/** The lines between which something can be dropped: all but the dragged item and those below it. */
export const targetRows = (items: readonly MenuNode[], id: string) =>
  rowsOf(items).filter(({ item, parent }) => item._id !== id && parent?._id !== id);

/**
 * Where an item is dropped that is held below `line` other lines. The nearest level to the wanted one
 * that is possible there; an item with others below it stays at the top level.
 */
export function dropPlace(
  items: readonly MenuNode[],
  id: string,
  line: number,
  wantsUnder: boolean,
): Drop {
  const rows = targetRows(items, id);
  const canBeUnder = !items.some(({ _id, children }) => _id === id && children.length > 0);
  let at = line;
  if (!canBeUnder) while (rows[at]?.parent) at += 1;
  const mustBeUnder = canBeUnder && Boolean(rows[at]?.parent);
  const before = rows.slice(0, at);
  const above = before.findLast(({ parent }) => parent === null)?.item._id;
  if (above !== undefined && canBeUnder && (wantsUnder || mustBeUnder)) {
    const index = before.filter(({ parent }) => parent?._id === above).length;
    return { parent: above, index, line: at };
  }
  return { parent: null, index: before.filter(({ parent }) => parent === null).length, line: at };
}

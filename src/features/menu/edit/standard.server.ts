import { hash } from 'node:crypto';
import { STANDARD_MENU } from '../standard-menu.ts';
import { toFields } from './convert.ts';
import type { MenuNode } from './schema.ts';

/**
 * Always the same uuid for the id of a standard item, so that the items of a first change have the ids
 * that the dashboard has got. The form of version 8.
 */
function uuidOf(id: string): string {
  const hex = hash('sha256', id).slice(0, 32);
  const made = `${hex.slice(0, 12)}8${hex.slice(13, 16)}a${hex.slice(17)}`;
  return made.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The standard menu as an admin edits it. */
export const STANDARD_FIELDS: readonly MenuNode[] = toFields(STANDARD_MENU).map((item) => ({
  ...item,
  _id: uuidOf(item._id),
  children: item.children.map((child) => ({ ...child, _id: uuidOf(`${item._id} ${child._id}`) })),
}));

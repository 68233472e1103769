import type { MenuChild, MenuNode } from '../../contract.ts';

/** One line of the tree. */
export interface Row {
  item: MenuChild;
  /** The item above it; null at the top level. */
  parent: MenuNode | null;
  /** Among the items at its level, from 0. */
  index: number;
  children: MenuChild[];
}

export interface Place {
  parent: string | null;
  /** Among the items there, without the item itself. */
  index: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';
/** Why an item cannot be moved in a direction. */
export type Obstacle = 'first' | 'last' | 'nothingAbove' | 'hasChildren' | 'isTop' | 'isUnder';

/** All items of both levels in reading order. */
export const rowsOf = (items: readonly MenuNode[]): Row[] =>
  items.flatMap((item, index) => [
    { item, parent: null, index, children: item.children },
    ...item.children.map((child, at) => ({ item: child, parent: item, index: at, children: [] })),
  ]);

export const rowOf = (items: readonly MenuNode[], id: string): Row | undefined =>
  rowsOf(items).find(({ item }) => item._id === id);

const withoutId = <T extends { _id: string }>(list: readonly T[], id: string): T[] =>
  list.filter(({ _id }) => _id !== id);

export const remove = (items: readonly MenuNode[], id: string): MenuNode[] =>
  withoutId(items, id).map((item) => ({ ...item, children: withoutId(item.children, id) }));

/** Changes fields of one item. */
export const update = (
  items: readonly MenuNode[],
  id: string,
  change: Partial<Omit<MenuChild, '_id'>>,
): MenuNode[] =>
  items.map((item) => {
    const children = item.children.map((child) =>
      child._id === id ? { ...child, ...change } : child,
    );
    return item._id === id ? { ...item, ...change, children } : { ...item, children };
  });

/** Adds an item; below another one it loses its own children. */
export function insert(
  items: readonly MenuNode[],
  node: MenuNode,
  { parent, index }: Place,
): MenuNode[] {
  if (parent === null) return items.toSpliced(index, 0, node);
  const { children: _own, ...child } = node;
  return items.map((item) =>
    item._id === parent ? { ...item, children: item.children.toSpliced(index, 0, child) } : item,
  );
}

export function moveTo(items: readonly MenuNode[], id: string, place: Place): MenuNode[] {
  const row = rowOf(items, id);
  if (!row) return [...items];
  return insert(remove(items, id), { ...row.item, children: row.children }, place);
}

/** The place of an item one step further in a direction, or why there is none. */
export function step(
  items: readonly MenuNode[],
  id: string,
  direction: Direction,
): Place | Obstacle {
  const row = rowOf(items, id);
  if (!row) return 'isTop';
  const { parent, index, children } = row;
  const level = parent ? parent.children : items;
  const here = parent?._id ?? null;
  switch (direction) {
    case 'up':
      return index === 0 ? 'first' : { parent: here, index: index - 1 };
    case 'down':
      return index === level.length - 1 ? 'last' : { parent: here, index: index + 1 };
    case 'out':
      if (!parent) return 'isTop';
      return { parent: null, index: items.findIndex(({ _id }) => _id === parent._id) + 1 };
    case 'in': {
      if (parent) return 'isUnder';
      if (children.length > 0) return 'hasChildren';
      const above = items[index - 1];
      return above ? { parent: above._id, index: above.children.length } : 'nothingAbove';
    }
  }
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuNode } from '../../contract.ts';
import { insert, moveTo, type Place, remove, rowOf, rowsOf, step, update } from './tree.ts';
import { dropPlace, targetRows } from './use-drag.ts';

const link = (_id: string) => ({
  _id,
  key: null,
  title: _id,
  url: `/${_id}`,
  visible: true,
  external: false,
  translations: { en: '', de: '', es: '' },
});
const node = (id: string, ...children: string[]): MenuNode => ({
  ...link(id),
  children: children.map(link),
});
const menu = [node('a', 'a1', 'a2', 'a3'), node('b'), node('c', 'c1')];
/** `a(a1 a2) b` */
const shape = (items: MenuNode[]) =>
  items
    .map(({ _id, children }) =>
      children.length > 0 ? `${_id}(${children.map((child) => child._id).join(' ')})` : _id,
    )
    .join(' ');
const moved = (id: string, direction: Parameters<typeof step>[2]) => {
  const place = step(menu, id, direction);
  return typeof place === 'string' ? place : shape(moveTo(menu, id, place));
};

describe('an item is moved', () => {
  it.each([
    ['a2', 'up', 'a(a2 a1 a3) b c(c1)'],
    ['a2', 'down', 'a(a1 a3 a2) b c(c1)'],
    ['a1', 'up', 'first'],
    ['c', 'down', 'last'],
    ['a', 'down', 'b a(a1 a2 a3) c(c1)'],
    ['a2', 'out', 'a(a1 a3) a2 b c(c1)'],
    ['b', 'out', 'isTop'],
    ['b', 'in', 'a(a1 a2 a3 b) c(c1)'],
    ['c', 'in', 'hasChildren'],
    ['a', 'in', 'hasChildren'],
    ['a1', 'in', 'isUnder'],
  ] as const)('%s %s: %s', (id, direction, result) => {
    expect(moved(id, direction)).toBe(result);
  });

  it('but not below nothing', () => {
    expect(step([node('x'), node('y')], 'x', 'in')).toBe('nothingAbove');
  });
});

it('an item is changed, removed and put back', () => {
  expect(rowOf(update(menu, 'a2', { title: 'New' }), 'a2')?.item.title).toBe('New');
  const without = remove(menu, 'a');
  expect(shape(without)).toBe('b c(c1)');
  expect(insert(without, menu[0] as MenuNode, { parent: null, index: 0 })).toEqual(menu);
});

describe('an item is dropped', () => {
  const dropped = (id: string, line: number, wantsUnder: boolean) =>
    shape(moveTo(menu, id, dropPlace(menu, id, line, wantsUnder)));
  it.each([
    ['b', 0, false, 'b a(a1 a2 a3) c(c1)'],
    ['b', 0, true, 'b a(a1 a2 a3) c(c1)'],
    // Between two children there is no place at the top level.
    ['b', 2, false, 'a(a1 b a2 a3) c(c1)'],
    ['b', 4, true, 'a(a1 a2 a3 b) c(c1)'],
    ['b', 4, false, 'a(a1 a2 a3) b c(c1)'],
    ['a1', 6, false, 'a(a2 a3) b c(c1) a1'],
    ['a1', 4, true, 'a(a2 a3) b(a1) c(c1)'],
    // With its children it passes those of others.
    ['a', 2, true, 'b c(c1) a(a1 a2 a3)'],
    ['c', 2, true, 'a(a1 a2 a3) c(c1) b'],
  ] as const)('%s below %i lines, under: %s', (id, line, wantsUnder, result) => {
    expect(dropped(id, line, wantsUnder)).toBe(result);
  });

  it('anywhere without loss of an item, and where the line was shown', () => {
    const trees = fc
      .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 })
      .map((counts) =>
        counts.map((count, at) =>
          node(`${at}`, ...Array.from({ length: count }, (_, under) => `${at}.${under}`)),
        ),
      );
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.boolean(), (items, which, where, wantsUnder) => {
        const rows = rowsOf(items);
        const { item, children } = rows[which % rows.length] as (typeof rows)[number];
        const line = where % (targetRows(items, item._id).length + 1);
        const drop = dropPlace(items, item._id, line, wantsUnder);
        const after = rowsOf(moveTo(items, item._id, drop as Place));
        expect(after.map((row) => row.item._id).toSorted()).toEqual(
          rows.map((row) => row.item._id).toSorted(),
        );
        expect(after.findIndex((row) => row.item._id === item._id)).toBe(drop.line);
        if (children.length > 0) expect(drop.parent).toBeNull();
      }),
    );
  });
});

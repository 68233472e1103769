import { expect, it } from 'vitest';
import { FreeIds } from './page-ids.ts';

it('each id is given only once, and never one that is already used', () => {
  const ids = new FreeIds(['menu']);
  expect(['a', 'a', 'a-2', 'a', 'menu', 'a-2'].map((id) => ids.take(id))).toEqual([
    'a',
    'a-2',
    'a-2-2',
    'a-3',
    'menu-2',
    'a-2-3',
  ]);
});

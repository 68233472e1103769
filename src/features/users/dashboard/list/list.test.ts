import { describe, expect, it } from 'vitest';
import { filterOf, nextSort, readListView, writeListView } from './list-address.ts';

describe('the list of users in the address', () => {
  it('survives coming back', () => {
    const address = '?q=ı%C5%9F%C4%B1l&role=editor&status=inactive&sort=-lastSignInAt&page=3';
    const view = readListView(new URLSearchParams(address));
    expect(view).toEqual({
      q: 'ışıl',
      role: 'editor',
      status: 'inactive',
      sort: '-lastSignInAt',
      page: 3,
    });
    expect(readListView(new URLSearchParams(writeListView(view)))).toEqual(view);
  });

  it('writes nothing for the plain list, and reads odd values as the plain list', () => {
    const plain = readListView(new URLSearchParams());
    expect(writeListView(plain)).toBe('');
    const odd = new URLSearchParams('role=x&status=y&sort=z&page=1.5');
    expect(readListView(odd)).toEqual(plain);
    expect(filterOf(plain)).toEqual({ sort: 'name', page: 1, pageSize: 20 });
  });

  it('sorts names from A and sign-ins from the newest first, then the other way round', () => {
    expect(nextSort('-lastSignInAt', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('name', 'lastSignInAt')).toBe('-lastSignInAt');
    expect(nextSort('-lastSignInAt', 'lastSignInAt')).toBe('lastSignInAt');
  });
});

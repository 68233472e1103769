import { describe, expect, it } from 'vitest';
import { filterOf, readListView, writeListView } from './list-address.ts';

describe('the list in the address', () => {
  it('survives coming back', () => {
    const address = '?q=ş%C4%B1k&category=haberler&state=draft&sort=title&page=3';
    const view = readListView(new URLSearchParams(address));
    expect(view).toEqual({
      q: 'şık',
      category: 'haberler',
      state: 'draft',
      sort: 'title',
      page: 3,
    });
    expect(readListView(new URLSearchParams(writeListView(view)))).toEqual(view);
  });

  it('writes nothing for the plain list, and reads odd values as the plain list', () => {
    const plain = readListView(new URLSearchParams());
    expect(writeListView(plain)).toBe('');
    const odd = new URLSearchParams('category=x&state=y&sort=z&page=-1');
    expect(readListView(odd)).toEqual(plain);
    expect(filterOf(plain)).toEqual({ sort: '-updatedAt', page: 1, pageSize: 20 });
  });
});

import { describe, expect, test } from 'vitest';
import { listAddress } from './list-filters.tsx';

const all = { path: '/tum-icerikler', kind: 'all', category: null, year: null } as const;

describe('the address of a list', () => {
  test('is only its path when no filter is set', () => {
    expect(listAddress(all)).toBe('/tum-icerikler');
  });

  test('contains category, year and page always in the same order', () => {
    const chosen = { ...all, category: 'haberler', year: 2026 } as const;
    expect(listAddress(chosen, 2)).toBe('/tum-icerikler?kategori=haberler&yil=2026&sayfa=2');
  });

  test('does not repeat the category of its path', () => {
    const news = { path: '/haberler', kind: 'category', category: 'haberler', year: null } as const;
    expect(listAddress(news, 3)).toBe('/haberler?sayfa=3');
  });
});

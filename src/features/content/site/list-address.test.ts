import { describe, expect, test } from 'vitest';
import { listAddress, pageNumbers } from './list-address.ts';

const all = { path: '/tum-icerikler', kind: 'all', category: null, year: null } as const;

describe('the address of a list', () => {
  test('is its path alone when nothing is chosen', () => {
    expect(listAddress(all)).toBe('/tum-icerikler');
  });

  test('names category, year and page always in the same order', () => {
    const chosen = { ...all, category: 'haberler', year: 2026 } as const;
    expect(listAddress(chosen, 2)).toBe('/tum-icerikler?kategori=haberler&yil=2026&sayfa=2');
  });

  test('does not repeat the category that its path names', () => {
    const news = { path: '/haberler', kind: 'category', category: 'haberler', year: null } as const;
    expect(listAddress(news, 3)).toBe('/haberler?sayfa=3');
  });
});

describe('page numbers', () => {
  test('are all shown while they are few', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  });

  test('leave out what is far, but never a single page', () => {
    expect(pageNumbers(1, 11)).toEqual([1, 2, null, 11]);
    expect(pageNumbers(4, 11)).toEqual([1, 2, 3, 4, 5, null, 11]);
    expect(pageNumbers(11, 11)).toEqual([1, null, 10, 11]);
  });
});

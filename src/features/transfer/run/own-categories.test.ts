import { afterAll, expect, it } from 'vitest';
import { openImports } from '../../../../tests/harness/imports.ts';
import { wxr } from '../../../../tests/harness/wxr.ts';
import { ownCategory, withOwnCategories } from './plan.server.ts';

const imports = await openImports();
afterAll(imports.close);

it.each([
  ['haberler', 'haberler'],
  ['HABERLER', 'haberler'],
  ['Haberler', 'haberler'],
  ['basinAciklamalari', 'basinAciklamalari'],
  ['basin-aciklamalari', 'basinAciklamalari'],
  ['/basin-aciklamalari', 'basinAciklamalari'],
  ['Basın Açıklamaları', 'basinAciklamalari'],
  ['bas%C4%B1n-a%C3%A7%C4%B1klamalar%C4%B1', 'basinAciklamalari'],
  ['Press statements', 'basinAciklamalari'],
  ['Pressemitteilungen', 'basinAciklamalari'],
  ['comunicados-de-prensa', 'basinAciklamalari'],
  ['politica-liberal', 'liberalSiyaset'],
  ['Aufsätze', 'makaleler'],
  ['makaleler-2', 'makaleler'],
  ['news-en', 'haberler'],
  ['İngilizce yazılar', 'english'],
  ['ufuk-eng', 'english'],
  ['TEŞKİLAT ÇALIŞMALARI', 'teskilatCalismalari'],
  ['Manşet', null],
  ['haber-merkezi', null],
  ['', null],
])('a category %j of another site is %s here', (text, category) => {
  expect(ownCategory(text)).toBe(category);
});

it('what the user says comes first, by address or by name', () => {
  const ofFile = new Map([
    ['makaleler', 'Makaleler'],
    ['gundem', 'Gündem'],
    ['cat-7', 'Raporlar'],
    ['diger', 'Diğer'],
  ]);
  expect(withOwnCategories({ makaleler: 'haberler', Gündem: 'ziyaretler' }, ofFile)).toEqual({
    makaleler: 'haberler',
    gundem: 'ziyaretler',
    'cat-7': 'raporlar',
    Gündem: 'ziyaretler',
  });
});

it('an import takes categories of our names and addresses for ours, and asks for the others', async () => {
  const { check, start, all } = imports;
  const xml = wxr([
    { id: 1, categories: ['makaleler'] },
    { id: 2, categories: ['Basın Açıklamaları'] },
    { id: 3, categories: ['manset', 'raporlar'] },
    { id: 4, categories: ['manset'] },
  ]);
  const checked = await check(xml);
  expect(
    checked.overview?.categories.map(({ slug, entries, category }) => [slug, entries, category]),
  ).toEqual([
    ['makaleler', 1, 'makaleler'],
    [encodeURI('Basın Açıklamaları'), 1, 'basinAciklamalari'],
    ['manset', 2, null],
    ['raporlar', 1, 'raporlar'],
  ]);
  await start(checked, { categories: { raporlar: 'ziyaretler' } });
  expect((await all()).map(({ category }) => category)).toEqual([
    'makaleler',
    'basinAciklamalari',
    'ziyaretler',
    'haberler',
  ]);
});

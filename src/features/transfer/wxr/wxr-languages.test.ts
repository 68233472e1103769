import { afterAll, afterEach, expect, it } from 'vitest';
import { openImports } from '../../../../tests/harness/imports.ts';
import { item, type WxrPost, wxr } from '../../../../tests/harness/wxr.ts';

const imports = await openImports();
const { check, start, actions, all } = imports;
afterAll(imports.close);
afterEach(imports.clear);

/** Polylang writes languages and groups as categories of their own. */
function byPolylang(post: WxrPost, language: string, group: string): string {
  const terms = `<category domain="language" nicename="${language}"><![CDATA[${language}]]></category><category domain="post_translations" nicename="${group}"><![CDATA[${group}]]></category>`;
  return item(post).replace('</item>', `${terms}</item>`);
}
const file = (items: string[]) => wxr([]).replace('</channel>', `${items.join('\n')}\n</channel>`);
/** Titles of each group of translations, with their languages. */
async function groups() {
  const rows = await all();
  const found = Map.groupBy(rows, ({ id, translationGroup }) => translationGroup ?? id);
  return [...found.values()].map((group) =>
    group.map(({ title, language }) => `${language} ${title}`).toSorted(),
  );
}

it('languages and translations of Polylang arrive, also when the translation comes first', async () => {
  const checked = await check(
    file([
      byPolylang({ id: 1, title: 'Coast' }, 'en', 'pll_a'),
      byPolylang({ id: 2, title: 'Kıyı' }, 'tr', 'pll_a'),
      byPolylang({ id: 3, title: 'Küste' }, 'de_DE', 'pll_a'),
      byPolylang({ id: 4, title: 'Yalnız' }, 'tr', 'pll_b'),
      byPolylang({ id: 5, title: 'Côte' }, 'fr', 'pll_a'),
      byPolylang({ id: 6, title: 'Kıyı yine' }, 'tr', 'pll_a'),
      byPolylang({ id: 7, title: 'Silinmiş', status: 'trash' }, 'es', 'pll_c'),
      byPolylang({ id: 8, title: 'Kalan' }, 'tr', 'pll_c'),
    ]),
  );
  const wanted = [...Array(6).fill('create'), 'skip trashed', 'create'];
  expect(await actions(checked)).toEqual(wanted);
  expect(await actions(await start(checked))).toEqual(wanted);
  expect((await groups()).toSorted()).toEqual([
    ['de Küste', 'en Coast', 'tr Kıyı'],
    ['tr Côte'],
    ['tr Kalan'],
    ['tr Kıyı yine'],
    ['tr Yalnız'],
  ]);
});

it('languages and translations of WPML arrive, by its own fields, its copies and its addresses', async () => {
  const wpml = (code: string, group: string) => ({
    _wpml_import_language_code: code,
    _wpml_import_translation_group: group,
  });
  const one = await start(
    await check(
      wxr([
        { id: 1, title: 'Kıyı', meta: wpml('tr', '7') },
        { id: 2, title: 'Coast', meta: wpml('en', '7') },
        { id: 3, title: 'Deniz' },
        {
          id: 4,
          title: 'Sea',
          link: 'https://eski.example/en/2024/05/sea/',
          meta: { _icl_lang_duplicate_of: '3' },
        },
        { id: 5, title: 'Mar', link: 'https://eski.example/2024/05/mar/?lang=es' },
      ]),
    ),
  );
  expect(await actions(one)).toEqual(Array(5).fill('create'));
  expect((await groups()).toSorted()).toEqual([
    ['en Coast', 'tr Kıyı'],
    ['en Sea', 'tr Deniz'],
    ['es Mar'],
  ]);
  expect(
    await actions(await start(await check(wxr([{ id: 1, title: 'Kıyı', meta: wpml('tr', '7') }])))),
  ).toEqual(['same']);
});

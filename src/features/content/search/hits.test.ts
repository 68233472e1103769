import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/harness/test-database.ts';
import { parseSearch } from '../../search/parse.server.ts';
import { type ParsedQuery, readQuery } from '../../search/query.ts';
import { findHits } from './hits.server.ts';

const database = testDatabase();
const request = { category: null, year: null, archive: false, offset: 0, limit: 12 };

/** 3,300 contents of four years contain "okul", 2,500 "yol" and 100 "köy"; 150 are in the archive. */
beforeAll(async () => {
  await database.db.execute(sql`
    insert into contents (title, slug, category, state, body, published_at, created_at, updated_at)
    select case when n % 400 = 0 then 'Okul' else 'Haber' end, 'haber-' || n,
      case when n % 2 = 0 then 'haberler' else 'makaleler' end,
      case when n % 22 = 0 then 'archived' else 'published' end,
      'okul' || case when n <= 2500 then ' yol' else '' end || case when n <= 100 then ' köy' else '' end,
      timestamptz '2026-11-01 12:00Z' - n * interval '8 hours', now(), now()
    from generate_series(1, 3300) n`);
});

async function parsed(typed: string): Promise<ParsedQuery> {
  const terms = readQuery(typed);
  if (typeof terms === 'string') throw new Error(terms);
  const search = await parseSearch(database.db.$client, terms);
  if (typeof search === 'string') throw new Error(search);
  return search;
}
const find = async (typed: string, more = {}) =>
  findHits(database.db.$client, await parsed(typed), { ...request, ...more });

it.each([{}, { offset: 240 }, { archive: true }])(
  'hits of a frequent word are counted up to the limit, with %o',
  async (more) => {
    const counted = await find('okul', more);
    expect(counted).toMatchObject({
      total: 2000,
      more: true,
      archived: 'archive' in more ? 0 : 100,
    });
    expect(counted.ids).toHaveLength(12);
  },
);

it.each([
  ['okul köy', {}, 96],
  ['okul -yol', {}, 763],
  ['okul', { year: 2023 }, 185],
  ['okul', { category: 'makaleler' }, 1650],
])('%s has all its hits counted, with %o', async (typed, more, total) => {
  expect(await find(typed, more)).toMatchObject({ total, more: false });
});

it.each([
  ['"okul yol"', {}, 1000],
  ['"okul yol"', { offset: 240 }, 1000],
  ['"okul yol"', { archive: true }, 1000],
  ['"okul yol"', { category: 'makaleler' }, 1000],
  ['"okul yol" -köy', { category: 'haberler' }, 1000],
  ['"okul yol"', { year: 2025 }, 1000],
  ['"yol okul"', {}, 0],
])(
  '%s is looked for in the newest contents with its words, with %o',
  async (typed, more, total) => {
    const found = await find(typed, more);
    expect(found).toMatchObject({ total, more: total > 0 });
    expect(found.ids).toHaveLength(total > 0 ? 12 : 0);
  },
);

it('archived contents with a phrase are counted up to the limit', async () => {
  expect(await find('"okul yol"')).toMatchObject({ archived: 100 });
  expect(await find('"okul yol köy"')).toMatchObject({ archived: 4 });
});

it.each([0, 1200, 1980])(
  'hits of four years are the newest first, after those with the word in the title, from %i on',
  async (offset) => {
    const { rows } = await database.db.execute<{ id: string }>(sql`
      select id from contents where state = 'published'
      order by title <> 'Okul', published_at desc limit 12 offset ${offset}`);
    expect((await find('okul', { offset })).ids).toEqual(rows.map(({ id }) => id));
  },
);

it('the newest archived contents with the words of a phrase are checked, as the published ones', async () => {
  await database.db.execute(sql`
    insert into contents (title, slug, category, state, body, published_at, created_at, updated_at)
    select 'Haber', 'gol-' || n, 'haberler', 'archived',
      case when n = 1100 then 'göl kıyı' else 'göl uzun kıyı' end,
      timestamptz '2020-01-01 12:00Z' + n * interval '1 hour', now(), now()
    from generate_series(1, 1100) n`);
  expect(await find('"göl kıyı"')).toMatchObject({ total: 0, archived: 1 });
});

import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fold } from '../src/platform/fold.ts';
import { type FreshDatabase, freshDatabase } from './harness/fresh-database.ts';

let database: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool(database.config);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it.each([
  ['IŞIK', 'isik'],
  ['ışık', 'isik'],
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['ÇĞÖÜ âîû', 'cgou aiu'],
  [
    'Große Straße, Łódź, ÉÑØ, Azərbaycan, Þór Đukić',
    'grose strase, lodz, eno, azerbaycan, tor dukic',
  ],
])('%s is searched as %s', async (text, folded) => {
  const { rows } = await pool.query('select tr_fold($1) as folded', [text]);
  expect(rows[0].folded).toBe(folded);
});

it('the database and the browser fold every Latin letter in the same way', async () => {
  const letters = Array.from({ length: 0x250 - 0xc0 }, (_, i) => String.fromCharCode(0xc0 + i));
  const { rows } = await pool.query('select tr_fold(l) as folded from unnest($1::text[]) l', [
    letters,
  ]);
  expect(rows.map((row) => row.folded)).toEqual(letters.map(fold));
});

it('titles are sorted as a Turkish dictionary sorts them', async () => {
  const words = [
    'zil',
    'şan',
    'Ilgaz',
    'İzmir',
    'ırmak',
    'iz',
    'çam',
    'cam',
    'ölü',
    'oda',
    'ğ',
    'gül',
    'üç',
    'uç',
    'Çin',
    'Can',
  ];
  const { rows } = await pool.query(
    'select w from unnest($1::text[]) w order by w collate tr_rules',
    [words],
  );
  expect(rows.map((row) => row.w)).toEqual(words.toSorted(new Intl.Collator('tr').compare));
});

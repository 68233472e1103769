import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import { CATEGORIES, type Category, LIMITS } from '../../content/schema.ts';
import type { SourceHead } from '../entry.ts';
import { ownCategory } from '../run/own-categories.server.ts';
import type { ImportOptions } from '../schema.ts';
import { importedLists } from '../tables.server.ts';

const LONGEST = 300;
const ALL = '/tum-icerikler';
/** The parts of addresses of lists, of WordPress and Ghost, and as Turkish sites name them. */
const NAMES: Record<string, 'category' | 'tag'> = {
  category: 'category',
  kategori: 'category',
  kategoriler: 'category',
  tag: 'tag',
  etiket: 'tag',
  etiketler: 'tag',
};
const LIST =
  /\/(category|kategori|kategoriler|tag|etiket|etiketler)\/(?:[^/]+\/)*?([^/]+?)(?:\/(?:page|sayfa)\/\d+)?\/?$/i;
const MONTH =
  /\/((?:19|20)\d\d)(?:\/(0[1-9]|1[0-2])(?:\/(?:0[1-9]|[12]\d|3[01]))?)?(?:\/page\/\d+)?\/?$/;
const FIND = 'select target from imported_lists where address = $1';
/** Contents of the year behind the end of the month, and of the month; of the year if there is none. */
const COUNT = `
  select count(*) filter (where at >= make_timestamptz($1, $2, 1, 0, 0, 0, 'Europe/Istanbul') + interval '1 month')::int as newer,
    count(*) filter (where at >= make_timestamptz($1, $2, 1, 0, 0, 0, 'Europe/Istanbul')
      and at < make_timestamptz($1, $2, 1, 0, 0, 0, 'Europe/Istanbul') + interval '1 month')::int as inside,
    count(*)::int as total
  from (select published_at as at from contents where state = 'published'
    and published_at >= make_timestamptz($1, 1, 1, 0, 0, 0, 'Europe/Istanbul')
    and published_at < make_timestamptz($1 + 1, 1, 1, 0, 0, 0, 'Europe/Istanbul')) as year`;

const keyOf = (kind: 'category' | 'tag', slug: string): string =>
  `${kind}/${(percentDecoded(slug) ?? slug).normalize('NFC').toLowerCase()}`;

/** Notes where the lists of the other site lead, for those who follow old links. */
export async function noteLists(
  { db }: Operation,
  { categories, tags = new Map() }: SourceHead,
  { categories: map, otherwise }: ImportOptions,
): Promise<void> {
  const target = (category: Category) => CATEGORIES[category];
  const all = [
    ...[...categories.keys()].map((slug) => ({
      address: keyOf('category', slug),
      target: target(map[slug] ?? otherwise),
    })),
    ...[...tags].map(([slug, name]) => ({
      address: keyOf('tag', slug),
      target: `${ALL}?etiket=${encodeURIComponent(name.slice(0, LIMITS.tag).trim())}`,
    })),
  ].filter(({ address }) => address.length <= LONGEST && !address.includes('\0'));
  const rows = [...new Map(all.map((row) => [row.address, row])).values()];
  if (rows.length === 0) return;
  await db
    .insert(importedLists)
    .values(rows)
    .onConflictDoUpdate({ target: importedLists.address, set: { target: sql`excluded.target` } });
}

/** Where a list, a month or a search of another site leads; null: it is none. `pageSize` is that of our lists. */
export async function findList(
  db: Database,
  url: string,
  pageSize: number,
): Promise<string | null> {
  const parsed = URL.parse(url, 'http://x.invalid');
  if (!parsed || url.length > LONGEST * 3) return null;
  const { pathname, searchParams } = parsed;
  const words = searchParams.get('s')?.trim();
  if (pathname === '/' && words) return `${ALL}?ara=${encodeURIComponent(words.slice(0, 100))}`;
  const [, name = '', slug = ''] = LIST.exec(pathname) ?? [];
  const kind = NAMES[name.toLowerCase()];
  if (kind) return findNamed(db, kind, slug);
  const [, year, month] = MONTH.exec(pathname) ?? [];
  return year ? findMonth(db, Number(year), month ? Number(month) : null, pageSize) : null;
}

async function findNamed(
  db: Database,
  kind: 'category' | 'tag',
  slug: string,
): Promise<string | null> {
  const key = keyOf(kind, slug);
  if (key.length > LONGEST || key.includes('\0')) return null;
  const { rows } = await db.$client.query<{ target: string }>({
    name: 'imported-list',
    text: FIND,
    values: [key],
  });
  const own = kind === 'category' ? ownCategory(slug) : null;
  return rows[0]?.target ?? (own ? CATEGORIES[own] : null);
}

async function findMonth(
  db: Database,
  year: number,
  month: number | null,
  pageSize: number,
): Promise<string | null> {
  const { rows } = await db.$client.query<{ newer: number; inside: number; total: number }>({
    name: 'imported-month',
    text: COUNT,
    values: [year, month ?? 1],
  });
  const { newer = 0, inside = 0, total = 0 } = rows[0] ?? {};
  if (total === 0) return null;
  const list = `${ALL}?yil=${year}`;
  if (month === null || inside === 0) return list;
  const page = Math.floor(newer / pageSize) + 1;
  const place = `#ay-${year}-${String(month).padStart(2, '0')}`;
  return `${list}${page > 1 ? `&sayfa=${page}` : ''}${place}`;
}

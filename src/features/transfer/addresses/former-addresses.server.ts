import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import type { FindFormerAddress } from '../../../site/kit/former-addresses.server.ts';
import { PAGE_SIZE } from '../../content/published/lists.server.ts';
import { CATEGORIES, type Category, LIMITS } from '../../content/schema.ts';
import type { ImportOptions } from '../contract.ts';
import type { SourceHead } from '../entry.ts';
import { ownCategory } from '../run/plan.server.ts';
import { addressOf, type StoredMedia } from '../run/take-media.server.ts';
import { importedLists } from '../tables.server.ts';
import { FILE_PATH, filePaths, importedAddress } from './imported-address.ts';

const FIND_CONTENT = `
  select c.category, c.slug from imported_addresses a join contents c on c.id = a.content_id
  where a.address = $1 and c.state in ('published', 'archived')`;

const FIND_FILE = `
  select m.id, m.widths,
    case when m.kind = 'file' then '/media/' || m.id || '/' || m.file_name end as file
  from imported_media i join media m on m.id = i.media_id
  where md5(${FILE_PATH}) in (md5($1), md5($2)) and ${FILE_PATH} in ($1, $2) limit 1`;

const ANY = `
  select exists (select from imported_addresses) or exists (select from imported_media) as found`;

/** The tag that is invalidated when addresses are imported. */
export const IMPORTED_TAG = 'imported-addresses';

/**
 * Finds the content or file that had an address on the site that was imported. Without any import it asks the
 * database only once, so that invented addresses cost nothing.
 */
export function findImported(db: Database): FindFormerAddress {
  let any: Promise<boolean> | null = null;
  const forget = () => {
    any = null;
  };
  const hasAny = () => {
    any ??= db.$client
      .query<{ found: boolean }>({ name: 'imported-any', text: ANY, values: [] })
      .then(({ rows }) => rows[0]?.found ?? false);
    any.catch(forget);
    return any;
  };
  const find: FindFormerAddress = async (url) => {
    const address = importedAddress(url);
    const isSearch = /^\/\?(?:.*&)?s=/.test(url);
    if ((address === null && !isSearch) || !(await hasAny())) return null;
    const file = await findFile(db, url);
    if (file) return { to: file };
    const { rows } = await db.$client.query<{ category: Category; slug: string }>({
      name: 'imported-address',
      text: FIND_CONTENT,
      values: [address],
    });
    const [row] = rows;
    const list = row ? null : await findList(db, url, PAGE_SIZE);
    if (list) return { to: list };
    return row ? { to: `${CATEGORIES[row.category]}/${row.slug}` } : null;
  };
  const invalidate = (tags: string[]) => tags.includes(IMPORTED_TAG) && forget();
  return Object.assign(find, { invalidate, clear: forget });
}

async function findFile(db: Database, url: string): Promise<string | null> {
  const [first, second] = filePaths(url);
  if (first === undefined || second === undefined) return null;
  const { rows } = await db.$client.query<StoredMedia>({
    name: 'imported-file',
    text: FIND_FILE,
    values: [first, second],
  });
  const [row] = rows;
  return row ? addressOf(row) : null;
}

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
const FIND_LIST = 'select target from imported_lists where address = $1';
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

/**
 * Where a list, a month or a search of another site leads; null: it is none. `pageSize` is that of our
 * lists.
 */
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
    text: FIND_LIST,
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

import type pg from 'pg';
import { fillContents, PUBLISHED_SHARE } from './growth/fill-contents.ts';

export interface Seeded {
  /** Public paths of published items, in the order of a random but repeatable shuffle. */
  articlePaths: string[];
  slugs: string[];
  published: number;
}

/** Place names in the titles, so that readers can distinguish the copies of one item of the demo. */
const PLACES = `array['Adana', 'Afyon', 'Ağrı', 'Amasya', 'Antalya', 'Artvin', 'Aydın', 'Balıkesir',
  'Bartın', 'Bilecik', 'Bolu', 'Burdur', 'Çankırı', 'Çorum', 'Denizli', 'Düzce', 'Elazığ',
  'Erzincan', 'Giresun', 'Hatay', 'Iğdır', 'Isparta', 'İzmir', 'Karabük', 'Kastamonu', 'Kırşehir',
  'Kütahya', 'Manisa', 'Muğla', 'Niğde', 'Ordu', 'Rize', 'Sakarya', 'Siirt', 'Sinop', 'Sivas',
  'Şırnak', 'Tokat', 'Uşak', 'Yozgat']`;

/**
 * Copies the demo's published items until there are `wanted`, spread evenly over the past ten
 * years and over all categories, each with a title and an address of its own. The rendered text
 * and the pictures are the demo's.
 */
const COPY = `
  with originals as (
    select *, row_number() over (order by category, slug) - 1 as place_in_row, count(*) over () as n
    from contents where state = 'published'),
  copies as (
    select o.*, i, (${PLACES})[1 + (i / o.n) % 40] as place_name
    from generate_series(0, $1::int - 1) i join originals o on o.place_in_row = i % o.n)
  insert into contents (category, slug, title, summary, author, place, body, body_html, headings,
    reading_minutes, renderer_version, cover_id, cover_alt, cover_caption, state, published_at, created_at, updated_at,
    created_by, updated_by)
  select category, rtrim(left(slug, 100), '-') || '-' || i, place_name || ', ' || (i + 2) || '. gün: ' || left(title, 170),
    summary, author, place, body, body_html, headings, reading_minutes, renderer_version, cover_id, cover_alt,
    cover_caption, state, moment, moment, moment, created_by, updated_by
  from (select copies.*, now() - interval '1 day' - (i + 0.5) / $1::int * interval '3650 days' as moment
    from copies) dated`;

/** More contents are not copied, because their triggers need 5 ms for each, but invented. */
const MOST_COPIES = 100_000;

/** Fills the database once; a second call changes nothing. */
export async function seed(db: pg.Client, wanted: number): Promise<void> {
  const missing = wanted - (await countPublished(db));
  if (missing > MOST_COPIES) await fillContents(db, Math.ceil(missing / PUBLISHED_SHARE));
  else if (missing > 0) await db.query(COPY, [missing]);
  await db.query('vacuum analyze contents');
}

async function countPublished(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from contents where state = 'published'`,
  );
  return rows[0]?.n ?? 0;
}

/** The data that the bench requests. */
export async function readSeeded(
  db: pg.Client,
  pathOf: (category: string) => string,
): Promise<Seeded> {
  const { rows } = await db.query<{ category: string; slug: string }>(
    `select category, slug from contents where state = 'published' order by md5(slug)`,
  );
  return {
    articlePaths: rows.map((row) => `${pathOf(row.category)}/${row.slug}`),
    slugs: rows.map((row) => row.slug),
    published: rows.length,
  };
}

import type { Database } from '../../../platform/database/client.server.ts';
import type { Invalidated } from '../../../platform/page-cache/tagged-cache.server.ts';
import { defineSource } from '../../../platform/sources.server.ts';
import type { NumberedSitemap, SitemapEntry } from '../../../site/kit/sitemap.server.ts';
import { mediaPath } from '../../media/schema.ts';
import { columnList, type Row } from '../row.server.ts';
import { CATEGORIES } from '../schema.ts';
import { languagesOf } from '../site/shared.tsx';
import { TRANSLATIONS, type TranslationRow, toTranslation } from './items.server.ts';

/** The tags of every change that adds, removes or moves content. */
export const CONTENT_TAGS = ['list:all', 'list:archive'];

/** Caches where each sitemap of contents begins, and reads it again after content has changed. */
export class CachedParts implements Invalidated {
  readonly #db: Database;
  /** The parts as they were last read; they may be outdated. */
  #known: ContentPart[] = [];
  #current: Promise<ContentPart[]> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  get(): Promise<ContentPart[]> {
    this.#current ??= this.#read();
    return this.#current;
  }

  invalidate(tags: string[]): void {
    if (tags.some((tag) => CONTENT_TAGS.includes(tag))) this.#current = null;
  }

  clear(): void {
    this.#known = [];
    this.#current = null;
  }

  async #read(): Promise<ContentPart[]> {
    try {
      this.#known = await readContentParts(this.#db, this.#known);
      return this.#known;
    } catch (error) {
      this.#current = null;
      throw error;
    }
  }
}

export const CONTENT_PARTS = defineSource((db) => new CachedParts(db));

/**
 * The number of contents in one sitemap. The protocol allows far more, but writing a sitemap blocks
 * the event loop: 20 ms for this number.
 */
export const PART_SIZE = 1500;

type State = 'published' | 'archived';

/**
 * Where a sitemap begins, and where the next one begins. The oldest contents are first, so that
 * only the last sitemap grows.
 */
export interface ContentPart {
  state: State;
  from: Anchor;
  until: Anchor | null;
}
interface Anchor {
  publishedAt: Date;
  id: string;
}

/** Content that is published again may have an older date than all others. */
const BEGINNING: Anchor = { publishedAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/**
 * The parts that contain all published and archived contents. Without `known` parts, it reads one
 * index once. With them it reads only the last part of each state again, because new contents are
 * added only there. The other parts may have gained or lost a few contents in the meantime, which
 * is harmless.
 */
export async function readContentParts(
  db: Database,
  known: ContentPart[] = [],
): Promise<ContentPart[]> {
  const [published, archived] = await Promise.all([
    readParts(db, 'published', known),
    readParts(db, 'archived', known),
  ]);
  return [...published, ...archived];
}

async function readParts(db: Database, state: State, known: ContentPart[]): Promise<ContentPart[]> {
  const before = known.filter((part) => part.state === state).map((part) => part.from);
  // With a single part, everything must be read anyway, and its beginning must stay before all
  // dates.
  const last = before.length > 1 ? before.pop() : undefined;
  const { rows } = await db.$client.query<{ published_at: Date; id: string }>(
    `select published_at, id from (
       select published_at, id, row_number() over (order by published_at, id) as position
       from contents where state = '${state}' ${last ? 'and (published_at, id) >= ($2, $3)' : ''}
     ) numbered where position % $1 = 1 order by position`,
    last ? [PART_SIZE, last.publishedAt, last.id] : [PART_SIZE],
  );
  const read = rows.map(({ published_at, id }) => ({ publishedAt: published_at, id }));
  const anchors = last
    ? [...before, ...read]
    : read.map((anchor, index) => (index === 0 ? BEGINNING : anchor));
  return anchors.map((from, index) => ({ state, from, until: anchors[index + 1] ?? null }));
}

const LISTED = ['category', 'slug', 'language', 'editedAt', 'coverId'] as const;

interface ListedRow extends Pick<Row, (typeof LISTED)[number]> {
  width: number | null;
  translations: TranslationRow[];
}

/**
 * The contents of one sitemap. A part that has grown since the parts were read is listed
 * completely.
 */
export async function readContentPart(db: Database, part: ContentPart): Promise<SitemapEntry[]> {
  const { state, from, until } = part;
  const { rows } = await db.$client.query<ListedRow>(
    `select ${columnList('c', LISTED)}, m.widths[cardinality(m.widths)] as width,
       ${TRANSLATIONS} as translations
     from contents c left join media m on m.id = c.cover_id
     where c.state = '${state}' and (c.published_at, c.id) >= ($1, $2)
       ${until ? 'and (c.published_at, c.id) < ($3, $4)' : ''}
     order by c.published_at, c.id`,
    until ? [from.publishedAt, from.id, until.publishedAt, until.id] : [from.publishedAt, from.id],
  );
  return rows.map((row) => ({
    path: `${CATEGORIES[row.category]}/${row.slug}`,
    ...languagesOf(row.language, row.translations.map(toTranslation)),
    changedAt: row.editedAt,
    image: row.coverId && row.width ? mediaPath(row.coverId, row.width, 'webp') : undefined,
  }));
}

export const contentSitemap: NumberedSitemap = {
  name: 'contents',
  tags: CONTENT_TAGS,
  count: async ({ read }) => (await read(CONTENT_PARTS).get()).length,
  listPart: async ({ db, read }, number) => {
    const part = (await read(CONTENT_PARTS).get())[number - 1];
    return part ? readContentPart(db, part) : null;
  },
};

import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  type SQL,
  sql,
} from 'drizzle-orm';
import { ofBranch } from '../../platform/branches/within.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { containing } from '../../platform/database/conditions.server.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { allUses, toMedia } from './library.server.ts';
import { canUploadMedia } from './policy.ts';
import { type MediaFilter, type MediaPage, MOST_FOUND } from './schema.ts';
import { media } from './tables.server.ts';

/** More words do not make a search more exact. */
const MOST_WORDS = 8;

/** One page of the library. Throws 401 or 403. */
export async function listMedia(
  op: Operation,
  kinds: readonly MediaUses[],
  filter: MediaFilter,
): Promise<Omit<MediaPage, 'success'>> {
  requireThat(op.actor, canUploadMedia);
  const { page, pageSize } = filter;
  const uses = allUses(kinds);
  const isMade = isMadeBy(kinds);
  const where = and(matching(filter, uses, isMade), await containsWords(op.db, filter.q));
  const [rows, [counted]] = await Promise.all([
    op.db
      .select({
        ...getTableColumns(media),
        uses: countUses(uses),
        lacksAlt: sql<boolean>`${lacksAlt(isMade)}`,
      })
      .from(media)
      .where(where)
      .orderBy(...ORDER[filter.sort])
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    filter.q
      ? op.db.select({ total: count() }).from(firstOf(op.db, where))
      : op.db.select({ total: count() }).from(media).where(where),
  ]);
  return {
    data: rows.map((row) => ({ ...toMedia(row), uses: row.uses, lacksAlt: row.lacksAlt })),
    total: counted?.total ?? 0,
    page,
    pageSize,
    can: { create: canUploadMedia(op.actor) },
  };
}

/** Written out: as a selected column, `media.id` would be the `id` of the inner query. */
const countUses = (uses: SQL) =>
  sql<number>`(select count(distinct (used.kind, used.id))::int from (${uses}) used
    where used.media_id = "media"."id")`;

// Not `not in`: PostgreSQL would compare each picture with all uses if these do not fit into its memory.
const isUsed = (uses: SQL) =>
  sql`exists (select from (${uses}) used where used.media_id = "media"."id")`;

/** Whether the product made it, such as the picture of a document's first page. */
function isMadeBy(kinds: readonly MediaUses[]): SQL {
  const made = kinds.filter(({ isMade }) => isMade);
  return made.length > 0 ? isUsed(allUses(made)) : sql`false`;
}

/** Nobody describes what the product makes: the page that shows it says what it is. */
const lacksAlt = (isMade: SQL) =>
  sql`("media"."kind" = 'image' and "media"."alt" = '' and not "media"."decorative"
    and not ${isMade})`;

/** What a search finds is counted up to a limit. */
const firstOf = (db: Queryable, where: SQL | undefined) =>
  db.select({ id: media.id }).from(media).where(where).limit(MOST_FOUND).as('some');

function matching(
  { kind, use, origin, tag, branch }: MediaFilter,
  uses: SQL,
  isMade: SQL,
): SQL | undefined {
  return and(
    origin === 'uploaded' ? sql`not ${isMade}` : undefined,
    kind && eq(media.kind, kind),
    tag === undefined ? undefined : arrayContains(media.tags, [tag]),
    branch ? ofBranch(media.branchId, branch) : undefined,
    use === 'used' ? isUsed(uses) : undefined,
    use === 'unused' ? sql`not ${isUsed(uses)}` : undefined,
    use === 'noAlt' ? lacksAlt(isMade) : undefined,
  );
}

const byName = sql`${media.name} collate tr_rules`;

/** Every order is total. */
const ORDER: Record<MediaFilter['sort'], SQL[]> = {
  '-createdAt': [desc(media.createdAt), desc(media.id)],
  createdAt: [asc(media.createdAt), asc(media.id)],
  name: [byName, asc(media.id)],
  '-name': [desc(byName), desc(media.id)],
  '-bytes': [desc(media.bytes), desc(media.id)],
  bytes: [asc(media.bytes), asc(media.id)],
};

/**
 * The condition for what contains all words. If few rows have their letters, those are found by the
 * index; if many, the first ones of a page are found sooner in the order of the list.
 */
async function containsWords(db: Queryable, q: string | undefined): Promise<SQL | undefined> {
  const words = q?.split(/\s+/).slice(0, MOST_WORDS) ?? [];
  if (words.length === 0) return undefined;
  const wanted = sql.join(
    words.map((word) => sql`trigrams(tr_fold(${word}))`),
    sql` || `,
  );
  const letters = words.map(
    (word) => sql`${media.searchedWords} like tr_fold(${containing(word)})`,
  );
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from media_with_words(${wanted}, ${MOST_FOUND})`,
  );
  if (rows[0]?.found === MOST_FOUND) return and(...letters);
  return and(sql`${media.id} in (select media_with_words(${wanted}, null))`, ...letters);
}

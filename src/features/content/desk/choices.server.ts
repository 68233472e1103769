import { and, count, isNotNull, type SQL, sql } from 'drizzle-orm';
import { isLimited } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { withinTime } from '../../../platform/database/within-time.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { people } from '../../people/tables.server.ts';
import { type Matching, MOST_FOUND } from '../contract.ts';
import type { AuthorChoice, ChoiceFilter, TagChoice } from '../editor/contract.ts';
import {
  conditions,
  countFound,
  isCountedByIndex,
  matchesSearch,
  matchesSearchOneByOne,
  matchesUnpublished,
  readSearch,
  SEARCH_MS,
  type SortedSearch,
} from '../list.server.ts';
import { canEditContent } from '../policy.ts';
import { type Counted, countByState, tagTotals } from '../published/months.server.ts';
import { authorName } from '../row.server.ts';
import { STATES } from '../schema.ts';
import { contents, LACKS_ALT } from '../tables.server.ts';
import type { ContentCounts, FilterChoices } from './contract.ts';
import { contentTrash } from './tables.server.ts';

/**
 * How many contents each tab of the list has with these filters; the trash has no filters. Throws
 * 401, 403.
 */
export async function countStates(op: Operation, filter: Matching): Promise<ContentCounts> {
  requireThat(op.actor, canEditContent);
  const { state: _state, only: _only, q, ...others } = filter;
  const where = conditions(op, others);
  const search = await readSearch(op, q);
  const counted = { ...others, isLive: isLimited(op.actor) };
  const [found, [trash]] = await Promise.all([
    search
      ? withinTime(op.db, SEARCH_MS, (tx) => countSearch(tx, search, counted, where))
      : countAll(op.db, counted, where),
    op.db.select({ total: count() }).from(contentTrash),
  ]);
  const states = STATES.map(
    (state) => [state, found.rows.find((row) => row.state === state)?.total ?? 0] as const,
  );
  return {
    ...(Object.fromEntries(states) as Record<(typeof STATES)[number], number>),
    all: found.rows.reduce((sum, { total }) => sum + total, 0),
    pending: found.pending,
    lacksAlt: found.lacksAlt,
    trash: trash?.total ?? 0,
  };
}

async function countMarked(db: Queryable, where: SQL | undefined) {
  const countOf = async (isMarked: SQL) => {
    const [counted] = await db
      .select({ total: count() })
      .from(contents)
      .where(and(where, isMarked));
    return counted?.total ?? 0;
  };
  return {
    pending: await countOf(isNotNull(contents.pendingRevision)),
    lacksAlt: await countOf(LACKS_ALT),
  };
}

const countAll = async (db: Queryable, filter: Counted, where: SQL | undefined) => ({
  rows: await countByState(db, where, filter),
  ...(await countMarked(db, where)),
});

/** Public contents that a search finds are counted in the index if they are many, up to a limit. */
async function countSearch(
  db: Queryable,
  search: SortedSearch,
  filter: Counted,
  where: SQL | undefined,
) {
  const found = filter.isLive ? 0 : await countFound(db, search, filter);
  if (found < MOST_FOUND || !isCountedByIndex(filter)) {
    const matching = and(where, matchesSearch(search));
    return {
      rows: await countByState(db, matching, { ...filter, q: '' }),
      ...(await countMarked(db, matching)),
    };
  }
  const inState = async (state: 'published' | 'archived') => ({
    state,
    total: await countFound(db, search, { ...filter, state }),
  });
  return {
    rows: [
      ...(await countByState(db, and(where, matchesUnpublished(search)), { ...filter, q: '' })),
      await inState('published'),
      await inState('archived'),
    ],
    ...(await countMarked(
      db,
      and(where, sql`(${matchesUnpublished(search)} or (${matchesSearchOneByOne(search)}))`),
    )),
  };
}

/** How many values a filter offers. */
const MOST_VALUES = 200;
const MOST_FILTER_AUTHORS = 1000;

interface Creator extends Record<string, unknown> {
  id: string;
  name: string | null;
  surname: string | null;
  username: string;
}

/** Each step looks up the next author in the index, so that not every content is read. */
const AUTHORS = sql`
  with recursive known (value) as (
    (select author from contents where author <> '' and state <> 'deleted' order by author limit 1)
    union all
    select (select author from contents
      where author <> '' and state <> 'deleted' and author > known.value order by author limit 1)
    from known where known.value is not null)
  select value from (select value from known where value is not null limit ${MOST_FILTER_AUTHORS}) found
  order by value collate tr_rules`;

const CREATORS = sql`select u.id, u.name, u.surname, u.username from users u
  where exists (select from contents c where c.created_by = u.id and c.state <> 'deleted')
  order by u.name collate tr_rules, u.surname collate tr_rules, u.id limit ${MOST_VALUES}`;

/** The authors, tags and creators of all contents. Throws 401, 403. */
export async function listChoices(op: Operation): Promise<FilterChoices> {
  requireThat(op.actor, canEditContent);
  const [authors, tags, creators] = await Promise.all([
    op.db.execute<{ value: string }>(AUTHORS),
    op.db.execute<{ value: string }>(sql`select tag as value from (${tagTotals(op.actor)}) counted
      group by tag having sum(total) > 0 order by sum(total) desc, tag limit ${MOST_VALUES}`),
    op.db.execute<Creator>(CREATORS),
  ]);
  return {
    authors: authors.rows.map(({ value }) => value),
    tags: tags.rows.map(({ value }) => value),
    creators: creators.rows.map(({ id, name, surname, username }) => ({
      id,
      name: authorName(name, surname, username) ?? username,
    })),
  };
}

/** How many values a field offers. */
const MOST_TAGS = 50;
const MOST_PEOPLE = 30;

const patternOf = (q = '') => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** The tags of all contents that contain the words, the most used first. Throws 401, 403. */
export async function listTags(op: Operation, { q }: ChoiceFilter): Promise<TagChoice[]> {
  requireThat(op.actor, canEditContent);
  const { rows } = await op.db.execute<{ tag: string; count: number }>(sql`
    select tag, sum(total)::int as count from (${tagTotals(op.actor)}) counted
    where tr_fold(tag) like tr_fold(${patternOf(q)})
    group by tag having sum(total) > 0
    order by sum(total) desc, tag collate tr_rules limit ${MOST_TAGS}`);
  return rows;
}

/** The people of the party with these words in their names, in the party's order. Throws 401, 403. */
export async function listAuthors(op: Operation, { q }: ChoiceFilter): Promise<AuthorChoice[]> {
  requireThat(op.actor, canEditContent);
  return op.db
    .select({ id: people.id, name: people.name, duty: people.duty })
    .from(people)
    .where(sql`tr_fold(${people.name}) like tr_fold(${patternOf(q)})`)
    .orderBy(people.position, people.name)
    .limit(MOST_PEOPLE);
}

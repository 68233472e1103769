import { and, desc, gte, inArray, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { forbidden } from '../../platform/errors.ts';
import { splitLocale } from '../../platform/i18n/locales.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { CATEGORIES } from '../content/schema.ts';
import { contents } from '../content/tables.server.ts';
import { BatchedCounts } from './batched-counts.server.ts';
import { LEAST_SHOWN, type VisitSummary } from './contract.ts';
import { canSeeMeasurements } from './policy.ts';
import { pageVisits, visitSources } from './tables.server.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
const LONGEST = 100;

/**
 * The host from which a visitor came, as it is counted: in lower case, without `www.`, `m.` and the
 * port. Empty if it is not the name of a site.
 */
export function sourceHost(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^(?:www|m|l)\./, '');
  return name.length <= LONGEST && HOST.test(name) ? name : '';
}

const SECTIONS = new Set<string>([...Object.values(CATEGORIES), '/arsiv']);

/** The Turkish path of an address and, if it can be an article, its slug. */
function readAddress(address: string): { path: string; slug: string | null } {
  const path = splitLocale(address).path.replace(/(.)\/$/, '$1');
  const [, section = '', slug = '', ...more] = path.split('/');
  const isArticle = SECTIONS.has(`/${section}`) && slug !== '' && more.length === 0;
  return { path, slug: isArticle ? slug : null };
}

/** The published contents with these slugs: slug to path and title. */
async function findArticles(
  db: Pick<Database, 'select'>,
  slugs: string[],
): Promise<Map<string, { path: string; title: string }>> {
  if (slugs.length === 0) return new Map();
  const { slug, category, title, state } = contents;
  const rows = await db
    .select({ slug, category, title })
    .from(contents)
    .where(and(inArray(slug, slugs), inArray(state, ['published', 'archived'])));
  return new Map(
    rows.map((row) => [
      row.slug,
      { path: `${CATEGORIES[row.category]}/${row.slug}`, title: row.title },
    ]),
  );
}

/** Addresses and sites between two writes; a sender can invent both. */
const MOST_PATHS = 2000;
const MOST_HOSTS = 200;
/** So many sites are stored for a day; the visits of all others count as those of none. */
const HOSTS_A_DAY = 1000;

/** Counts visits in memory, without anything about the visitor. */
export class VisitBatch {
  readonly #clock: () => Date;
  readonly #pages: BatchedCounts<typeof pageVisits.$inferSelect>;
  readonly #sources: BatchedCounts<typeof visitSources.$inferSelect>;

  /** `fixed`: the paths of all pages with an address of their own. */
  constructor(
    db: Database,
    clock: () => Date,
    fixed: () => ReadonlySet<string>,
    onError: (error: unknown) => void,
  ) {
    this.#clock = clock;
    this.#pages = new BatchedCounts({
      onError,
      most: MOST_PATHS,
      write: async (rows) => addPages(db, await onlyKnown(db, rows, fixed())),
    });
    this.#sources = new BatchedCounts({
      onError,
      most: MOST_HOSTS,
      write: (rows) => addSources(db, rows),
    });
  }

  /** `from`: the host that the visitor came from; empty if from none. */
  add(path: string, from: string): void {
    const day = dayInIstanbul(this.#clock());
    this.#pages.add(`${day} ${path}`, { day, path, visits: 1 });
    const host = sourceHost(from);
    this.#sources.add(`${day} ${host}`, { day, host, visits: 1 });
  }

  async flush(): Promise<void> {
    await this.#pages.flush();
    await this.#sources.flush();
  }
}

type PageRow = typeof pageVisits.$inferSelect;

/** Adds up addresses of the same page; pages that do not exist one by one become the empty path. */
async function onlyKnown(
  db: Database,
  rows: PageRow[],
  fixed: ReadonlySet<string>,
): Promise<PageRow[]> {
  const read = rows.map((row) => ({ ...row, ...readAddress(row.path) }));
  const slugs = [...new Set(read.flatMap(({ slug }) => slug ?? []))];
  const articles = await findArticles(db, slugs);
  const sums = new Map<string, PageRow>();
  for (const { day, visits, path, slug } of read) {
    const known = (slug && articles.get(slug)?.path) || (fixed.has(path) ? path : '');
    const key = `${day} ${known}`;
    const sum = sums.get(key);
    if (sum) sum.visits += visits;
    else sums.set(key, { day, path: known, visits });
  }
  // Sorted, so that two processes cannot deadlock.
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

async function addPages(db: Database, rows: PageRow[]): Promise<void> {
  await db
    .insert(pageVisits)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageVisits.day, pageVisits.path],
      set: { visits: sql`${pageVisits.visits} + excluded.visits` },
    });
}

/** A new site is stored only while the day has fewer than {@link HOSTS_A_DAY}. */
async function addSources(db: Database, rows: (typeof visitSources.$inferSelect)[]): Promise<void> {
  const days = rows.map(({ day }) => day);
  const hosts = rows.map(({ host }) => host);
  const visits = rows.map((row) => row.visits);
  await db.execute(sql`
    insert into visit_sources (day, host, visits)
    select new.day, case when known.host is not null or counted.hosts < ${HOSTS_A_DAY}
        then new.host else '' end as host, sum(new.visits)
    from unnest(${sql.param(days)}::date[], ${sql.param(hosts)}::text[], ${sql.param(visits)}::int[])
      as new (day, host, visits)
    left join visit_sources known on known.day = new.day and known.host = new.host
    cross join lateral (
      select count(*) as hosts from visit_sources other where other.day = new.day
    ) counted
    group by 1, 2
    order by 1, 2
    on conflict (day, host) do update set visits = visit_sources.visits + excluded.visits`);
}

const DAYS = 28;
const MOST_SHOWN = 8;

/**
 * Visits of the last four weeks. `pageLabel` gives the name of a page that is not a content. Throws
 * 403 for users who are neither admin nor editor.
 */
export async function summarizeVisits(
  { db, actor, now }: Operation,
  pageLabel: (path: string) => string | undefined,
): Promise<VisitSummary> {
  if (!canSeeMeasurements(actor)) throw forbidden();
  const first = dayInIstanbul(now, 1 - DAYS);
  const pageSum = sum(pageVisits.visits).mapWith(Number);
  const hostSum = sum(visitSources.visits).mapWith(Number);
  const [days, pages, hosts] = await Promise.all([
    db
      .select({ day: pageVisits.day, visits: pageSum })
      .from(pageVisits)
      .where(gte(pageVisits.day, first))
      .groupBy(pageVisits.day),
    db
      .select({ path: pageVisits.path, visits: pageSum })
      .from(pageVisits)
      .where(and(gte(pageVisits.day, first), ne(pageVisits.path, '')))
      .groupBy(pageVisits.path)
      .having(sql`sum(${pageVisits.visits}) >= ${LEAST_SHOWN}`)
      .orderBy(desc(pageSum), pageVisits.path)
      .limit(MOST_SHOWN),
    db
      .select({ host: visitSources.host, visits: hostSum })
      .from(visitSources)
      .where(gte(visitSources.day, first))
      .groupBy(visitSources.host)
      .having(sql`sum(${visitSources.visits}) >= ${LEAST_SHOWN} or ${visitSources.host} = ''`)
      .orderBy(desc(sql`${visitSources.host} = ''`), desc(hostSum), visitSources.host)
      .limit(MOST_SHOWN + 1),
  ]);
  const slugOf = (path: string) => readAddress(path).slug;
  const articles = await findArticles(
    db,
    pages.flatMap(({ path }) => slugOf(path) ?? []),
  );
  const counted = new Map(days.map(({ day, visits }) => [day, visits]));
  return {
    days: DAYS,
    total: days.reduce((all, { visits }) => all + visits, 0),
    byDay: Array.from({ length: DAYS }, (_, at) => {
      const day = dayInIstanbul(now, 1 - DAYS + at);
      return { day, visits: counted.get(day) ?? 0 };
    }),
    pages: pages.map(({ path, visits }) => ({
      path,
      visits,
      title: articles.get(slugOf(path) ?? '')?.title ?? pageLabel(path) ?? path,
    })),
    sources: hosts.filter(({ host }) => host !== '').slice(0, MOST_SHOWN),
    direct: hosts.find(({ host }) => host === '')?.visits ?? 0,
  };
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import { BatchedCounts } from '../batched-counts.server.ts';
import { pageVisits, type visitSources } from '../tables.server.ts';
import { findArticles, readAddress } from './known-paths.server.ts';
import { sourceHost } from './source-host.ts';

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

import { and, desc, gte, ne, sql, sum } from 'drizzle-orm';
import { forbidden } from '../../../platform/errors.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { canSeeMeasurements } from '../policy.ts';
import { pageVisits, visitSources } from '../tables.server.ts';
import { findArticles, readAddress } from './known-paths.server.ts';
import { LEAST_SHOWN, type VisitSummary } from './schema.ts';

const DAYS = 28;
const MOST_SHOWN = 8;

/**
 * Visits of the last four weeks. `nameOf` gives the name of a page that is not a content. Throws 403 for users who are neither admin nor editor.
 */
export async function summarizeVisits(
  { db, actor, now }: Operation,
  nameOf: (path: string) => string | undefined,
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
      ...{ path, visits },
      title: articles.get(slugOf(path) ?? '')?.title ?? nameOf(path) ?? path,
    })),
    sources: hosts.filter(({ host }) => host !== '').slice(0, MOST_SHOWN),
    direct: hosts.find(({ host }) => host === '')?.visits ?? 0,
  };
}

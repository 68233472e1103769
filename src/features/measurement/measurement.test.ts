import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { SpeedSummary } from './contract.ts';
import { bucketOf, pageKind, quantile, rate, sharesOf } from './speed.server.ts';
import { webVitals } from './tables.server.ts';

let test: TestApp;
let editor: Record<string, string>;
let reader: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  // In Istanbul it is the 21st already.
  test.now.value = new Date('2026-11-20T22:30:00Z');
  await test.addUser('editor', 'editor');
  await test.addUser('reader', 'user');
  editor = await test.signIn('editor');
  reader = await test.signIn('reader');
});
afterAll(() => test.close());
afterEach(async () => {
  await summary();
  await test.app.services.db.delete(webVitals);
});

const report = { path: '/haberler', device: 'phone', values: { LCP: 2100, CLS: 0.04 } };
let caller = 0;
/** Each request comes from a different address, unless one is given: the limit counts addresses. */
const send = (payload: unknown, headers: Record<string, string> = {}, remoteAddress?: string) =>
  test.call({
    method: 'POST',
    url: '/api/measurements',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: remoteAddress ?? `10.0.${Math.floor(++caller / 250)}.${caller % 250}`,
  });
const summary = (headers = editor) =>
  test.call({ method: 'GET', url: '/api/measurements/summary', headers });
const rows = async () => {
  await summary();
  return test.app.services.db.select().from(webVitals);
};

describe('a report of the speed of a page', () => {
  it('is stored only in the counts of the day', async () => {
    expect((await send(report)).statusCode).toBe(204);
    expect((await send({ ...report, path: '/haberler/gizli-sayfa' })).statusCode).toBe(204);
    expect((await send(report, { 'user-agent': 'Tanınmaz/1.0' })).statusCode).toBe(204);
    const kept = await rows();
    expect(kept).toHaveLength(4);
    expect(kept).toContainEqual({
      day: '2026-11-21',
      metric: 'LCP',
      page: 'list',
      device: 'phone',
      bucket: bucketOf('LCP', 2100),
      visits: 2,
    });
    expect(JSON.stringify(kept)).not.toMatch(/gizli|Tanınmaz|10\.0|T\d\d:/);
    const columns = await test.app.services.db.execute(
      sql`select column_name from information_schema.columns where table_name = 'web_vitals' order by 1`,
    );
    expect(columns.rows.map((row) => row.column_name)).toEqual([
      'bucket',
      'day',
      'device',
      'metric',
      'page',
      'visits',
    ]);
  });

  it('is added to the counts of other visits of the day', async () => {
    await send(report);
    await rows();
    await send(report);
    expect((await rows()).map((row) => row.visits)).toEqual([2, 2]);
  });

  it('is answered without waiting for the database', async () => {
    const { db } = test.app.services;
    const real = db.$client.query;
    db.$client.query = (() => Promise.reject(new Error('the database was asked'))) as never;
    expect((await send(report)).statusCode).toBe(204);
    db.$client.query = real;
  });

  it.each([
    ['an unknown metric', { ...report, values: { FID: 3 } }, 422],
    ['a negative time', { ...report, values: { LCP: -1 } }, 422],
    ['an impossible time', { ...report, values: { LCP: 60_001 } }, 422],
    ['an impossible layout shift', { ...report, values: { CLS: 11 } }, 422],
    ['a text for a number', { ...report, values: { LCP: '1' } }, 422],
    ['a number that JSON cannot hold', '{"path":"/","device":"phone","values":{"LCP":1e999}}', 422],
    ['an unknown device', { ...report, device: 'tv' }, 422],
    ['an unknown field', { ...report, visitor: 'ayse@ufuk.test' }, 422],
    ['an invalid path', { ...report, path: 'https://evil.example' }, 422],
    ['no object', '[]', 422],
    ['no JSON', '{', 400],
    ['too much', { ...report, path: `/${'a'.repeat(2000)}` }, 413],
  ])('with %s is refused and not counted', async (_what, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
    expect(await rows()).toEqual([]);
  });

  it('is accepted as JSON only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml'])
      expect((await send(report, { 'content-type': type })).statusCode, type).toBe(415);
  });

  it('is refused when one address sends too many', async () => {
    const replies: number[] = [];
    for (let n = 0; n < 130; n++) replies.push((await send(report, {}, '10.9.9.9')).statusCode);
    expect(replies.slice(0, 120)).toEqual(Array(120).fill(204));
    expect(replies.slice(120)).toEqual(Array(10).fill(429));
    expect((await send(report)).statusCode).toBe(204);
  });

  it('that is not written yet is written when the server stops', async () => {
    const other = await openTestApp();
    await other.call({ method: 'POST', url: '/api/measurements', payload: report });
    expect(await other.app.services.db.select().from(webVitals)).toEqual([]);
    await other.app.server.close();
    expect(await other.app.services.db.select().from(webVitals)).toHaveLength(2);
    await other.close();
  });

  it('is deleted from the counts after more than a year', async () => {
    const old = { metric: 'LCP', page: 'home', device: 'phone' as const, bucket: 3, visits: 1 };
    const other = await openTestApp();
    const { db } = other.app.services;
    await db.insert(webVitals).values([
      { ...old, day: '2025-10-15' },
      { ...old, day: '2025-10-17' },
    ]);
    await other.call({ method: 'POST', url: '/api/measurements', payload: report });
    await other.app.server.close();
    const days = (await db.select().from(webVitals)).map((row) => row.day);
    expect([...new Set(days)].toSorted()).toEqual(['2025-10-17', '2026-11-20']);
    await other.close();
  });
});

describe('the kind of a page', () => {
  it.each([
    ['/', 'home'],
    ['/en', 'home'],
    ['/haberler', 'list'],
    ['/de/tum-icerikler', 'list'],
    ['/es/haberler/bir-haber', 'article'],
    ['/toplantilar', 'meeting'],
    ['/bagis', 'other'],
    ['/__proto__/x', 'other'],
  ])('%s is %s', (path, kind) => {
    expect(pageKind(path)).toBe(kind);
  });
});

describe('the summary', () => {
  it('contains the 75th percentile for each device', async () => {
    for (const LCP of [900, 1900, 2400, 5500]) await send({ ...report, values: { LCP } });
    await send({ ...report, device: 'desktop', values: { LCP: 700, CLS: 0.3, INP: 450 } });
    const { data } = (await summary()).json() as { data: SpeedSummary };
    expect(data.days).toBe(28);
    expect(data.figures.map(({ metric, device, rating }) => [metric, device, rating])).toEqual([
      ['LCP', 'phone', 'good'],
      ['LCP', 'desktop', 'good'],
      ['INP', 'desktop', 'middling'],
      ['CLS', 'desktop', 'poor'],
    ]);
    expect(data.figures[0]).toMatchObject({
      visits: 4,
      p75: 2500,
      shares: { good: 0.75, middling: 0, poor: 0.25 },
    });
  });

  it('contains four weeks including today', async () => {
    const row = { metric: 'LCP', page: 'home', device: 'phone' as const, bucket: 3 };
    await test.app.services.db.insert(webVitals).values([
      { ...row, day: '2026-10-24', visits: 100 },
      { ...row, day: '2026-10-25', visits: 10 },
      { ...row, day: '2026-11-21', visits: 1 },
    ]);
    const { data } = (await summary()).json() as { data: SpeedSummary };
    expect(data.figures[0]?.visits).toBe(11);
  });

  it('is empty while nothing was measured', async () => {
    expect((await summary()).json().data).toEqual({ days: 28, figures: [] });
  });

  it('is for editors and admins only', async () => {
    expect((await summary({})).statusCode).toBe(401);
    expect((await summary(reader)).statusCode).toBe(403);
    expect((await summary()).statusCode).toBe(200);
  });
});

describe('the histogram', () => {
  it('counts a value at the limit of "good" as good', () => {
    for (const [metric, limit] of [
      ['LCP', 2500],
      ['INP', 200],
      ['CLS', 0.1],
    ] as const) {
      const counts = new Map([[bucketOf(metric, limit), 1]]);
      expect(sharesOf(metric, counts)).toEqual({ good: 1, middling: 0, poor: 0 });
      expect(rate(metric, limit * 1.01)).toBe('middling');
      const above = new Map([[bucketOf(metric, limit * 1.01), 1]]);
      expect(sharesOf(metric, above).good).toBe(0);
    }
  });

  it('counts values above its last limit together', () => {
    expect(quantile('LCP', new Map([[bucketOf('LCP', 59_000), 4]]), 0.75)).toBe(30_000);
    expect(sharesOf('LCP', new Map([[bucketOf('LCP', 59_000), 4]])).poor).toBe(1);
  });
});

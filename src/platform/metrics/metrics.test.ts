import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { openLog } from '../log.server.ts';

let test: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  // A warning about the proxy is meant to be logged.
  const logger = { loggerInstance: openLog('error', { write: () => {} }) };
  test = await openTestApp(undefined, { logger });
  guarded = await openTestApp(test.database, { metricsToken: 'uzun-bir-erisim-belirteci' });
  await test.app.startJobs();
});
afterAll(async () => {
  await guarded.close();
  await test.close();
});

/** The value of one series. */
const readSeries = (body: string, series: string): number =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  );

it('programs of this machine read answers, cache, connections, jobs and the state of Node', async () => {
  await test.call({ url: '/iletisim' });
  await test.call({ url: '/api/contents' });
  const reply = await test.call({ url: '/metrics' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { body } = reply;
  expect(readSeries(body, 'ufuk_http_requests_total{method="GET",kind="page",status="200"}')).toBe(
    1,
  );
  expect(readSeries(body, 'ufuk_http_requests_total{method="GET",kind="api",status="200"}')).toBe(
    1,
  );
  expect(readSeries(body, 'ufuk_http_request_duration_seconds_count{kind="page"}')).toBe(1);
  expect(readSeries(body, 'ufuk_cache_entries')).toBeGreaterThan(0);
  expect(readSeries(body, 'ufuk_cache_bytes')).toBeGreaterThan(1000);
  expect(readSeries(body, 'ufuk_cached_answers_total')).toBe(0);
  expect(readSeries(body, 'ufuk_jobs{state="failed"}')).toBe(0);
  expect(readSeries(body, 'ufuk_last_backup_timestamp_seconds')).toBe(0);
  const used = readSeries(body, 'ufuk_database_connections{pool="requests",state="used"}');
  expect(
    used + readSeries(body, 'ufuk_database_connections{pool="requests",state="idle"}'),
  ).toBeGreaterThan(0);
  expect(readSeries(body, 'process_resident_memory_bytes')).toBeGreaterThan(2 ** 20);
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
});

describe('for others the page does not exist:', () => {
  it.each([
    ['another machine', { remoteAddress: '203.0.113.7' }],
    ['a visitor behind a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ])('%s', async (_client, request) => {
    const reply = await test.call({ url: '/metrics', ...request });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('ufuk_');
  });

  it.each([
    {},
    { authorization: 'Bearer baska-bir-erisim-belirteci' },
    { authorization: 'uzun-bir-erisim-belirteci' },
  ])('a program that does not send the token that is set: %j', async (headers) => {
    const reply = await guarded.call({ url: '/metrics', headers });
    expect(reply.statusCode).toBe(404);
  });
});

it('with the token it is read from any machine', async () => {
  const headers = { authorization: 'Bearer uzun-bir-erisim-belirteci' };
  const reply = await guarded.call({ url: '/metrics', remoteAddress: '203.0.113.7', headers });
  expect(reply.statusCode).toBe(200);
});

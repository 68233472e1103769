import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { COSTS } from './costs.ts';

let test: TestApp;
/** A second connection, whose lock on a table makes all requests wait. */
let other: pg.Client;

beforeAll(async () => {
  test = await openTestApp(undefined, { trustProxy: ['127.0.0.1'] });
  await test.addUser('editor', 'editor');
  const headers = await test.signIn('editor');
  const payload = { title: 'Deniz feneri', category: 'haberler', body: 'M.', state: 'published' };
  await test.call({ method: 'POST', url: '/api/contents', payload, headers });
  other = new pg.Client(test.database.config);
  await other.connect();
});
afterEach(() => other.query('rollback'));
afterAll(async () => {
  await other.end();
  await test.close();
});

const hold = (table: string) => other.query(`begin; lock table ${table} in access exclusive mode`);

async function waitingForLock(): Promise<number> {
  // Without this, PostgreSQL repeats its first result within a transaction.
  await other.query('select pg_stat_clear_snapshot()');
  const { rows } = await other.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const searchFrom = (address: string, url = '/tum-icerikler?ara=deniz', headers = {}) =>
  test.call({ method: 'GET', url, headers: { ...from(address), ...headers } });

describe('searches', () => {
  it('run three at a time, a few wait, and the others are refused at once', async () => {
    await hold('content_search');
    const { atOnce, mostWaiting } = COSTS.search.gate;
    expect(atOnce).toBe(3);
    const addresses = ['/tum-icerikler?ara=', '/en/tum-icerikler?ara=', '/api/contents?q='];
    const refused: Record<string, unknown>[] = [];
    let highest = 0;
    let open = true;
    const searches = Array.from({ length: 40 }, async (_, n) => {
      const reply = await searchFrom(`10.0.0.${n}`, `${addresses[n % 3]}deniz${n}`);
      if (open && reply.statusCode === 503) refused.push(reply.headers);
    });
    await eventually(async () => {
      highest = Math.max(highest, await waitingForLock());
      return highest;
    }).toBeGreaterThanOrEqual(atOnce);
    await eventually(async () => {
      highest = Math.max(highest, await waitingForLock());
      return refused.length;
    }).toBeGreaterThanOrEqual(40 - atOnce - mostWaiting);
    open = false;
    await other.query('rollback');
    await Promise.all(searches);
    expect(highest).toBe(atOnce);
    for (const headers of refused) expect(headers['retry-after']).toBe('5');
    expect((await searchFrom('10.0.0.99')).body).toContain('/haberler/deniz-feneri');
  });

  it('that take too long end with 503, in the language of the address', async () => {
    await hold('content_search');
    const page = await searchFrom('10.0.1.1', '/de/tum-icerikler?ara=deniz');
    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toBe('5');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<html lang="de"');
    expect(page.body).toContain('503: ');
    const call = await searchFrom('10.0.1.2', '/api/contents?q=deniz');
    expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5']);
    expect(call.json().code).toBe('unavailable');
  });

  it('of one network are limited, with all its addresses together', async () => {
    const { perMinute } = COSTS.search;
    for (let n = 0; n < perMinute; n++) {
      const url = n % 2 ? '/tum-icerikler?ara=a' : '/api/contents?q=a';
      expect((await searchFrom(`2001:db8:7:7::${n.toString(16)}`, url)).statusCode).toBe(200);
    }
    const page = await searchFrom('2001:db8:7:7::ffff', '/en/tum-icerikler?ara=a');
    expect(page.statusCode).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toContain('Too many requests');
    expect((await searchFrom('2001:db8:7:7::1', '/api/contents?q=a')).statusCode).toBe(429);
    expect((await searchFrom('2001:db8:7:8::1')).statusCode).toBe(200);
    // Cached pages and lists do not count, and staff are not limited.
    expect((await searchFrom('2001:db8:7:7::1', '/tum-icerikler')).statusCode).toBe(200);
    const staff = await test.signIn('editor');
    expect((await searchFrom('2001:db8:7:7::1', '/api/contents?q=a', staff)).statusCode).toBe(200);
  });
});

it.each([
  { when: 'one at a time while somebody signs in', table: 'sessions', most: 1 },
  {
    when: 'as usual before an attempt to sign in is counted',
    table: 'users',
    most: COSTS.search.gate.atOnce,
  },
])('searches run $when', async ({ table, most }) => {
  await hold('content_search');
  await other.query(`lock table ${table} in access exclusive mode`);
  const signingIn = test.signIn('editor');
  await eventually(waitingForLock).toBe(1);
  const searches = Array.from({ length: 6 }, (_, n) =>
    searchFrom(`10.0.3.${n}`, `/tum-icerikler?ara=deniz${n}`),
  );
  await eventually(waitingForLock).toBe(1 + most);
  await wait(200);
  expect(await waitingForLock()).toBe(1 + most);
  await other.query('rollback');
  await signingIn;
  for (const { statusCode } of await Promise.all(searches)) expect(statusCode).toBe(200);
});

it('a list of the API that is not cached is limited for each network', async () => {
  const ask = (address: string) => searchFrom(address, '/api/contents?pageSize=1');
  for (let n = 0; n < COSTS.list.perMinute; n++)
    expect((await ask('10.0.2.1')).statusCode).toBe(200);
  const last = await ask('10.0.2.1');
  expect([last.statusCode, last.json().code]).toEqual([429, 'tooManyRequests']);
  expect((await ask('10.0.2.2')).statusCode).toBe(200);
});

it('refuses pages above the limit, and still serves cached pages and health checks', async () => {
  const origin = await test.app.server.listen({ port: 0, host: '127.0.0.1' });
  const statusOf = async (path: string) => {
    const reply = await fetch(origin + path);
    await reply.text();
    return reply.status;
  };
  expect(await statusOf('/haberler')).toBe(200);
  await hold('contents');
  const refused: string[] = [];
  let open = true;
  const pages = Array.from({ length: 130 }, async (_, n) => {
    const reply = await fetch(`${origin}${n % 2 ? '/en' : ''}/haberler/yok-${n}`);
    const body = await reply.text();
    if (open) refused.push(`${reply.status} ${reply.headers.get('retry-after')} ${body}`);
    return reply.status;
  });
  await eventually(() => refused.length).toBeGreaterThanOrEqual(30);
  expect(await statusOf('/haberler')).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
  const call = await fetch(`${origin}/api/contents?pageSize=3`, {
    headers: { 'accept-language': 'en' },
  });
  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({ success: false, code: 'unavailable' });
  open = false;
  await other.query('rollback');
  const statuses = await Promise.all(pages);
  expect(statuses.filter((status) => status === 404)).toHaveLength(100);
  expect(refused).toHaveLength(30);
  for (const reply of refused) expect(reply).toMatch(/^503 5 <!doctype html><html lang="(tr|en)"/);
  expect(await statusOf('/haberler/yok')).toBe(404);
});

it('the networks of one IPv6 block have together as many requests as five of them', async () => {
  const most = 5 * (COSTS.preview.perMinute ?? 0);
  const statusFrom = async (address: string) => {
    const url = `/onizleme/${'a'.repeat(43)}`;
    return (await test.call({ method: 'GET', url, headers: from(address) })).statusCode;
  };
  for (let n = 0; n < most; n++)
    expect(await statusFrom(`2001:db8:1:${n.toString(16)}::1`)).toBe(404);
  expect(await statusFrom('2001:db8:1:ffff::1')).toBe(429);
  // Another block, and an IPv4 address that NAT64 wrote as IPv6.
  expect(await statusFrom('2001:db8:2::1')).toBe(404);
  expect(await statusFrom('64:ff9b::192.0.2.9')).toBe(404);
});

it('what a proxy forwards is counted by its address alone, and all that is no address together', async () => {
  const most = COSTS.preview.perMinute ?? 0;
  const statusFrom = async (forwarded: string) => {
    const url = `/onizleme/${'b'.repeat(43)}`;
    return (await test.call({ method: 'GET', url, headers: from(forwarded) })).statusCode;
  };
  for (let n = 0; n < most; n++) {
    expect(await statusFrom(`192.0.2.77:${50_000 + n}`)).toBe(404);
    expect(await statusFrom(`invented-${n}`)).toBe(404);
  }
  expect(await statusFrom('192.0.2.77:60000')).toBe(429);
  expect(await statusFrom('invented-too')).toBe(429);
  expect(await statusFrom('192.0.2.78')).toBe(404);
});

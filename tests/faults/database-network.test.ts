import pg from 'pg';
import { afterAll, describe, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../harness/database-proxy.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { PATIENT } from '../harness/eventually.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { runOnDatabase } from '../harness/run-on-database.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, type StaffClient, signInAt } from '../harness/staff-client.ts';

/** More than the pool has connections to the database. */
const VISITORS = 30;
const CUTS = 8;
/** Saves that are acknowledged before each cut, however long that takes. Others are under way then. */
const SAVES_BETWEEN = 3;
const WRITERS = 8;

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

interface Started {
  server: RunningServer;
  proxy: DatabaseProxy;
  staff: StaffClient;
  /** The database without the proxy. */
  database: pg.PoolConfig;
}

async function start(): Promise<Started> {
  const database = await freshDatabase();
  closing.push(database.drop);
  const proxy = await openDatabaseProxy(database.config);
  closing.push(proxy.close);
  const server = await startServer({
    ...ADMIN,
    DEMO: 'off',
    FIELD_KEYS: fieldKeysVariable(1),
    DATABASE_URL: databaseUrl(proxy.config),
  });
  closing.push(server.stop);
  const staff = await signInAt(server.origin);
  return { server, proxy, staff, database: database.config };
}

async function statusOf({ server }: Started, path: string): Promise<number> {
  const reply = await fetch(server.origin + path);
  await reply.arrayBuffer();
  return reply.status;
}

/** The status, with what a refusal says about the next try. */
async function outcome(answer: Promise<Response>): Promise<string> {
  const reply = await answer;
  await reply.arrayBuffer();
  const retryAfter = reply.headers.get('retry-after');
  return `${reply.status}${retryAfter && /^\d+$/.test(retryAfter) ? ' with Retry-After' : ''}`;
}
async function titlesIn(config: pg.PoolConfig): Promise<string[]> {
  const client = new pg.Client(config as pg.ClientConfig);
  await client.connect();
  const { rows } = await client.query<{ title: string }>('SELECT title FROM contents');
  await client.end();
  return rows.map(({ title }) => title);
}

const REFUSED = '503 with Retry-After';

// They mostly wait, so they run in parallel.
describe.concurrent('a database behind a network', () => {
  it('that is slow makes other requests slow, and cached pages wait for none of them', async ({
    expect,
  }) => {
    const test = await start();
    const { server, proxy, staff } = test;
    expect(await statusOf(test, '/')).toBe(200);
    expect(await statusOf(test, '/haberler/yok')).toBe(404);
    proxy.hold();
    const finished: string[] = [];
    const visit = async (n: number) => {
      const status = await outcome(fetch(`${server.origin}/haberler/yok-${n}`));
      finished.push(status);
    };
    const visits = Array.from({ length: 10 }, (_, n) => visit(n));
    for (let n = 0; n < 5; n++) expect(await statusOf(test, '/')).toBe(200);
    expect(finished).toEqual([]);
    proxy.delay(300);
    proxy.release();
    await Promise.all(visits);
    expect(new Set(finished)).toEqual(new Set(['404']));
    const save = staff.call('POST', '/api/contents', publishedContent('Yavaş haber'));
    expect((await save).status).toBe(201);
    await expect.poll(() => statusOf(test, '/haberler/yavas-haber'), PATIENT).toBe(200);
    expect(await statusOf(test, '/readyz')).toBe(200);
  });

  it('that answers later than a request waits is refused to other requests, and works again by itself', {
    timeout: 300_000,
  }, async ({ expect }) => {
    const test = await start();
    const { server, proxy, staff } = test;
    expect(await statusOf(test, '/')).toBe(200);
    // The refusals arrive before any answer of the database.
    proxy.hold();
    const visits = Array.from({ length: VISITORS }, (_, n) =>
      outcome(fetch(`${server.origin}/haberler/yok-${n}`)),
    );
    const save = outcome(staff.call('POST', '/api/contents', publishedContent('Geç kalan')));
    expect(await statusOf(test, '/')).toBe(200);
    expect(new Set(await Promise.all([...visits, save]))).toEqual(new Set([REFUSED]));
    await expect.poll(() => statusOf(test, '/readyz'), PATIENT).toBe(503);
    expect(await statusOf(test, '/')).toBe(200);
    proxy.release();
    await expect.poll(() => statusOf(test, '/readyz'), PATIENT).toBe(200);
    const next = staff.call('POST', '/api/contents', publishedContent('Sonraki haber'));
    expect((await next).status).toBe(201);
    await expect.poll(() => statusOf(test, '/haberler/sonraki-haber'), PATIENT).toBe(200);
  });

  it('whose connections are all cut several times during saves loses no acknowledged one', async ({
    expect,
  }) => {
    const test = await start();
    const { server, proxy, staff, database } = test;
    expect(await statusOf(test, '/')).toBe(200);
    const seen = new Set<string>();
    const acknowledged: string[] = [];
    let goesOn = true;
    let next = 0;
    const writer = async () => {
      while (goesOn) {
        const title = `Kesinti ${++next}`;
        const reply = await staff.call('POST', '/api/contents', publishedContent(title));
        if (reply.status === 201) acknowledged.push(title);
        seen.add(await outcome(Promise.resolve(reply)));
      }
    };
    const reader = async () => {
      while (goesOn) seen.add(`home ${await outcome(fetch(server.origin))}`);
    };
    const cutter = async () => {
      for (let cuts = 0; cuts < CUTS; cuts++) {
        const enough = acknowledged.length + SAVES_BETWEEN;
        await expect.poll(() => acknowledged.length, PATIENT).toBeGreaterThanOrEqual(enough);
        proxy.cut();
      }
    };
    const others = [...Array.from({ length: WRITERS }, writer), reader()];
    await cutter().finally(() => {
      goesOn = false;
    });
    await Promise.all(others);

    await expect.poll(() => statusOf(test, '/readyz'), PATIENT).toBe(200);
    // The home page is rendered again after each publication, so it can be refused as well.
    const possible = ['201', REFUSED, 'home 200', `home ${REFUSED}`];
    expect([...seen].filter((one) => !possible.includes(one))).toEqual([]);
    expect(seen).toContain(REFUSED);
    const titles = await titlesIn(database);
    expect(acknowledged.filter((title) => !titles.includes(title))).toEqual([]);
    // The cause is in the log, and no request failed for another reason.
    expect(server.output()).toMatch(/Connection terminated|ECONNRESET|EPIPE/);
    expect(server.output()).not.toMatch(/"status":500/);
  });

  it('that becomes read-only refuses writes, serves the cache, and takes writes again afterwards', async ({
    expect,
  }) => {
    const test = await start();
    const { proxy, staff, database } = test;
    expect(await statusOf(test, '/')).toBe(200);
    const failOver = async (readOnly: 'on' | 'off') => {
      await runOnDatabase(
        'ufuk',
        `ALTER DATABASE ${database.database} SET default_transaction_read_only = ${readOnly}`,
      );
      proxy.cut();
    };
    await failOver('on');
    await expect.poll(() => statusOf(test, '/readyz'), PATIENT).toBe(503);
    const write = staff.call('POST', '/api/contents', publishedContent('Salt okunur'));
    expect(await outcome(write)).toBe(REFUSED);
    expect(await statusOf(test, '/')).toBe(200);
    await failOver('off');
    await expect.poll(() => statusOf(test, '/readyz'), PATIENT).toBe(200);
    const next = staff.call('POST', '/api/contents', publishedContent('Yeniden yazılır'));
    expect((await next).status).toBe(201);
    await expect.poll(() => statusOf(test, '/haberler/yeniden-yazilir'), PATIENT).toBe(200);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { databaseUrl } from '../harness/database-url.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { openPacketLossProxy } from '../harness/packet-loss-proxy.ts';
import { isAlive, processTree } from '../harness/process-tree.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

/** Eight seconds are promised; a busy machine may add to them. Without a limit it would be minutes. */
const ANSWERED = 12_000;
const RECOVERED = { timeout: 15_000, interval: 100 };
/** More than there are connections to the database. */
const VISITORS = 15;

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const ask = (server: RunningServer, path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, { ...init, signal: AbortSignal.timeout(ANSWERED) });
const statusOf = async (server: RunningServer, path: string) => (await ask(server, path)).status;
const shown = async (server: RunningServer, path: string) => (await ask(server, path)).text();

async function expectShed(answers: Promise<Response>[]): Promise<void> {
  for (const { status, headers } of await Promise.all(answers)) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  }
}

// Most of their time is waiting, so they wait side by side.
describe.concurrent('a database that does not answer', () => {
  it('with the database frozen cached pages are served, the rest is refused in time, and all comes back', {
    timeout: 120_000,
  }, async ({ expect }) => {
    const server = await startServer({ ...ADMIN, DEMO: 'off' });
    closing.push(server.stop);
    const staff = await signInAt(server.origin);
    expect(await statusOf(server, '/toplantilar')).toBe(200);
    const [, ...database] = processTree(server.process.pid as number);
    const signal = (name: NodeJS.Signals) => {
      for (const pid of database) if (isAlive(pid)) process.kill(pid, name);
    };
    closing.push(() => signal('SIGCONT'));

    signal('SIGSTOP');
    const login = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
    };
    const visits = Array.from({ length: VISITORS }, (_, n) => ask(server, `/haberler/yok-${n}`));
    const save = staff.call('POST', '/api/contents', publishedContent('Donmuşken'));
    await expectShed([...visits, ask(server, '/api/auth/login', login), save]);
    expect(await statusOf(server, '/toplantilar')).toBe(200);
    await expect.poll(() => statusOf(server, '/readyz'), RECOVERED).toBe(503);
    expect(await statusOf(server, '/toplantilar')).toBe(200);
    expect(await statusOf(server, '/healthz')).toBe(200);
    // Nobody waits for it any more.
    await expectShed([ask(server, '/haberler'), ask(server, '/tum-icerikler?ara=haber')]);

    signal('SIGCONT');
    await expect.poll(() => statusOf(server, '/readyz'), RECOVERED).toBe(200);
    expect(
      (await staff.call('POST', '/api/contents', publishedContent('Sonraki haber'))).status,
    ).toBe(201);
    expect(await shown(server, '/haberler')).toContain('Sonraki haber');

    signal('SIGSTOP');
    server.process.kill('SIGTERM');
    await expect
      .poll(() => server.process.exitCode, { timeout: 25_000, interval: 100 })
      .not.toBeNull();
    signal('SIGCONT');
    await expect.poll(() => database.filter(isAlive), RECOVERED).toEqual([]);
  });

  it('what is published while packets are swallowed is visible everywhere afterwards', {
    timeout: 120_000,
  }, async ({ expect }) => {
    const database = await freshDatabase();
    closing.push(database.drop);
    const proxy = await openPacketLossProxy(database.config);
    closing.push(proxy.close);
    const settings = {
      ...ADMIN,
      DEMO: 'off',
      SECRET_KEY: 'the same in both, thirty-two long',
      FIELD_KEYS: fieldKeysVariable(1),
    };
    const near = await startServer({ ...settings, DATABASE_URL: databaseUrl(database.config) });
    closing.push(near.stop);
    const far = await startServer({ ...settings, DATABASE_URL: databaseUrl(proxy.config) });
    closing.push(far.stop);
    expect(await statusOf(far, '/haberler')).toBe(200);
    // Some connections to the database that lie idle.
    await Promise.all(Array.from({ length: VISITORS }, (_, n) => ask(far, `/haberler/yok-${n}`)));

    proxy.losePackets();
    const staff = await signInAt(near.origin);
    expect(
      (await staff.call('POST', '/api/contents', publishedContent('Yutulan haber'))).status,
    ).toBe(201);
    await expect.poll(() => statusOf(far, '/readyz'), RECOVERED).toBe(503);
    const before = await ask(far, '/haberler');
    expect(before.status).toBe(200);
    expect(await before.text()).not.toContain('Yutulan haber');
    expect(await shown(near, '/haberler')).toContain('Yutulan haber');
    // Nobody tries to reach it meanwhile but the connection that listens, every few seconds.
    const opened = proxy.opened();
    await expectShed(Array.from({ length: VISITORS }, (_, n) => ask(far, `/haberler/yine-${n}`)));
    expect(proxy.opened() - opened).toBeLessThan(5);

    proxy.restore();
    await expect.poll(() => statusOf(far, '/readyz'), RECOVERED).toBe(200);
    expect(await shown(far, '/haberler')).toContain('Yutulan haber');
    expect(await statusOf(far, '/haberler/yutulan-haber')).toBe(200);
  });
});

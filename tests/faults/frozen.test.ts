import { afterAll, describe, expect, it } from 'vitest';
import { openDatabaseProxy } from '../harness/database-proxy.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { PATIENT } from '../harness/eventually.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { isAlive, processTree } from '../harness/process-tree.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

/** More than the pool has connections to the database. */
const VISITORS = 15;

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const get = (server: RunningServer, path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, { ...init, signal: AbortSignal.timeout(PATIENT.timeout) });
const statusOf = async (server: RunningServer, path: string) => (await get(server, path)).status;
const textOf = async (server: RunningServer, path: string) => (await get(server, path)).text();

async function expectShed(answers: Promise<Response>[]): Promise<void> {
  for (const { status, headers } of await Promise.all(answers)) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  }
}

// They mostly wait, so they run in parallel.
describe.concurrent('a database that does not answer', () => {
  it('while it is frozen, cached pages are served and other requests are refused; afterwards everything works again', {
    timeout: 300_000,
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
    const visits = Array.from({ length: VISITORS }, (_, n) => get(server, `/haberler/yok-${n}`));
    const save = staff.call('POST', '/api/contents', publishedContent('Donmuşken'));
    await expectShed([...visits, get(server, '/api/auth/login', login), save]);
    expect(await statusOf(server, '/toplantilar')).toBe(200);
    await expect.poll(() => statusOf(server, '/readyz'), PATIENT).toBe(503);
    expect(await statusOf(server, '/toplantilar')).toBe(200);
    expect(await statusOf(server, '/healthz')).toBe(200);
    // Requests do not wait for it any more.
    await expectShed([get(server, '/haberler'), get(server, '/tum-icerikler?ara=haber')]);

    signal('SIGCONT');
    await expect.poll(() => statusOf(server, '/readyz'), PATIENT).toBe(200);
    expect(
      (await staff.call('POST', '/api/contents', publishedContent('Sonraki haber'))).status,
    ).toBe(201);
    expect(await textOf(server, '/haberler')).toContain('Sonraki haber');

    signal('SIGSTOP');
    server.process.kill('SIGTERM');
    await expect.poll(() => server.process.exitCode, PATIENT).not.toBeNull();
    signal('SIGCONT');
    await expect.poll(() => database.filter(isAlive), PATIENT).toEqual([]);
  });

  it('content that is published while packets are lost is visible on every server afterwards', {
    timeout: 300_000,
  }, async ({ expect }) => {
    const database = await freshDatabase();
    closing.push(database.drop);
    const proxy = await openDatabaseProxy(database.config);
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
    // Opens some connections to the database, which are idle afterwards.
    await Promise.all(Array.from({ length: VISITORS }, (_, n) => get(far, `/haberler/yok-${n}`)));

    proxy.losePackets();
    const staff = await signInAt(near.origin);
    expect(
      (await staff.call('POST', '/api/contents', publishedContent('Yutulan haber'))).status,
    ).toBe(201);
    await expect.poll(() => statusOf(far, '/readyz'), PATIENT).toBe(503);
    const before = await get(far, '/haberler');
    expect(before.status).toBe(200);
    expect(await before.text()).not.toContain('Yutulan haber');
    expect(await textOf(near, '/haberler')).toContain('Yutulan haber');
    // Only the listening connection tries to connect, every few seconds.
    const opened = proxy.opened();
    await expectShed(Array.from({ length: VISITORS }, (_, n) => get(far, `/haberler/yine-${n}`)));
    expect(proxy.opened() - opened).toBeLessThan(VISITORS / 2);

    proxy.restore();
    await expect.poll(() => statusOf(far, '/readyz'), PATIENT).toBe(200);
    expect(await textOf(far, '/haberler')).toContain('Yutulan haber');
    expect(await statusOf(far, '/haberler/yutulan-haber')).toBe(200);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import type { ReceivedWebhook } from '../../../../tests/harness/webhook-receiver.ts';
import { idOf, openWebhookTest } from '../../../../tests/harness/webhooks.ts';
import { PAUSES_MS } from './claim.server.ts';

const { receiver, test, signIn, reset, close, send, later, addEndpoint, create, log, stateOf } =
  await openWebhookTest();
beforeEach(reset);
afterAll(close);

describe('a message that could not be delivered', () => {
  it('is tried again after growing pauses with the same id, then given up', async () => {
    const endpoint = await addEndpoint();
    receiver.answer = (response) =>
      void response.writeHead(500).end(`Hata:\n<b>sunucu</b> ${'x'.repeat(9000)}`);
    await create();
    await send();
    await send();
    expect(receiver.received).toHaveLength(1);
    expect((await log(endpoint))[0]).toMatchObject({
      state: 'waiting',
      tries: 1,
      status: 500,
      fault: 'status',
      nextTryAt: new Date(test.now.value.getTime() + 5000).toISOString(),
    });
    expect((await stateOf(endpoint)).waiting).toBe(1);
    expect((await log(endpoint))[0]?.excerpt).toMatch(/^Hata: <b>sunucu<\/b> x{10,180}$/);
    for (const [tries, pause] of PAUSES_MS.entries()) {
      later(pause - 1);
      await send();
      expect(receiver.received).toHaveLength(tries + 1);
      later(1);
      await send();
      expect(receiver.received).toHaveLength(tries + 2);
    }
    await signIn();
    expect(new Set(receiver.received.map(idOf)).size).toBe(1);
    expect((await log(endpoint))[0]).toMatchObject({ state: 'failed', tries: 8, nextTryAt: null });
    expect(await stateOf(endpoint)).toMatchObject({ isOn: true, waiting: 0 });
  });

  it('arrives when the receiver works again, and its job waits in the queue until then', async () => {
    const endpoint = await addEndpoint();
    receiver.answer = (response) => void response.socket?.destroy();
    await create();
    await send();
    expect((await log(endpoint))[0]).toMatchObject({ status: null, fault: 'connection' });
    expect((await stateOf(endpoint)).failingSince).toBe(test.now.value.toISOString());
    const { rows } = await test.app.services.db.execute<{ at: string }>(
      sql`select start_after::text as at from pgboss.job where name = 'webhooks'`,
    );
    expect(rows.map(({ at }) => Date.parse(at))).toContain(test.now.value.getTime() + 5000);
    // However long an answer is, its status counts.
    receiver.answer = (response) => void response.writeHead(200).end('x'.repeat(300_000));
    later(5000);
    await send();
    expect((await log(endpoint))[0]).toMatchObject({ state: 'delivered', tries: 2, fault: null });
    expect((await stateOf(endpoint)).failingSince).toBeNull();
  });

  it('is tried again when the clock was set back, although its next try is a year away', async () => {
    const endpoint = await addEndpoint();
    const year = 366 * 24 * 3_600_000;
    later(year);
    await signIn();
    receiver.answer = (response) => void response.socket?.destroy();
    await create();
    await send();
    expect((await log(endpoint))[0]).toMatchObject({ state: 'waiting', tries: 1 });
    later(-year);
    await signIn();
    receiver.answer = (response) => void response.writeHead(204).end();
    await send();
    expect((await log(endpoint))[0]).toMatchObject({ state: 'delivered', tries: 2 });
  });

  it('does not follow a redirect', async () => {
    const endpoint = await addEndpoint('/old');
    receiver.answer = (response, { path }) =>
      void response.writeHead(path === '/old' ? 307 : 204, { location: '/new' }).end();
    await create();
    await send();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/old']);
    expect((await log(endpoint))[0]).toMatchObject({ status: 307, fault: 'status' });
  });

  it('is never sent to a private network, whatever its name says', async () => {
    const names = ['private.example', 'mapped.example', 'half-private.example'];
    const added = await Promise.all(
      names.map((name) =>
        addEndpoint('/', { url: receiver.url().replace('receiver.example', name) }),
      ),
    );
    await create();
    await send();
    for (const one of added) expect((await log(one))[0]).toMatchObject({ fault: 'address' });
    expect(receiver.received).toEqual([]);
  });

  it('is kept by a process that stops or is killed while it sends', async () => {
    const endpoint = await addEndpoint();
    receiver.answer = () => {};
    await create();
    const stop = new AbortController();
    const sending = send(test, stop.signal);
    await eventually(() => receiver.received.length).toBe(1);
    // Another process leaves it alone meanwhile.
    await send();
    expect(receiver.received).toHaveLength(1);
    stop.abort();
    await sending;
    expect((await log(endpoint))[0]).toMatchObject({ state: 'waiting', tries: 0 });

    // A killed process releases nothing.
    await test.app.services.db.execute(sql`
      update webhook_endpoints set busy_until = ${new Date(test.now.value.getTime() + 60_000).toISOString()}`);
    const [first] = receiver.received.splice(0);
    receiver.forget();
    await send();
    expect(receiver.received).toEqual([]);
    later(60_000);
    await send();
    expect(receiver.received.map(idOf)).toEqual([idOf(first as ReceivedWebhook)]);
  });
});

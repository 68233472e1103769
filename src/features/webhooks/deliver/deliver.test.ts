import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import type { ReceivedWebhook } from '../../../../tests/harness/webhook-receiver.ts';
import {
  bodyOf,
  idOf,
  NEVER,
  openWebhookTest,
  verify,
} from '../../../../tests/harness/webhooks.ts';
import type { Content } from '../../content/schema.ts';
import { cleanLog } from '../jobs.server.ts';
import { FAILING_MS, PAUSES_MS } from './note-answer.server.ts';

const DAY_MS = 24 * 3_600_000;
const {
  receiver,
  test,
  op,
  call,
  signIn,
  reset,
  close,
  openOther,
  send,
  later,
  addEndpoint,
  create,
  log,
  stateOf,
} = await openWebhookTest();
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
      ...{ state: 'waiting', tries: 1, status: 500, fault: 'status' },
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
    const { rows } = await test.app.services.db.execute<{ waits: boolean }>(sql`
      select start_after > now() as waits from pgboss.job where name = 'webhooks' order by 1`);
    expect(rows).toContainEqual({ waits: true });
    // However long an answer is, its status counts.
    receiver.answer = (response) => void response.writeHead(200).end('x'.repeat(300_000));
    later(5000);
    await send();
    expect((await log(endpoint))[0]).toMatchObject({ state: 'delivered', tries: 2, fault: null });
    expect((await stateOf(endpoint)).failingSince).toBeNull();
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

describe('an endpoint', () => {
  it('that is slow delays no other one', async () => {
    await addEndpoint('/slow');
    await addEndpoint('/fast');
    const waiting: (() => void)[] = [];
    receiver.answer = (response, { path }) => {
      if (path === '/slow') waiting.push(() => response.writeHead(204).end());
      else response.writeHead(204).end();
    };
    for (const title of ['Birinci', 'İkinci', 'Üçüncü']) await create({ title });
    const sending = Promise.all([send(), send(), send()]);
    await eventually(() => receiver.at('/fast').length).toBe(3);
    // One message at a time.
    expect(receiver.at('/slow')).toHaveLength(1);
    receiver.answer = (response) => void response.writeHead(204).end();
    for (const finish of waiting) finish();
    await sending;
    expect(receiver.at('/slow')).toHaveLength(3);
    expect(new Set(receiver.received.map(idOf)).size).toBe(6);
  });

  it('gets each message once from two processes, also after a change of many contents', async () => {
    await addEndpoint();
    const other = await openOther();
    const drafts: Content[] = [];
    for (let n = 0; n < 8; n++) drafts.push(await create({ state: 'draft', title: `Çok ${n}` }));
    const items = drafts.map(({ id, version }) => ({ id, version }));
    expect(
      (await call('POST', '/api/contents/bulk', { action: 'publish', items })).statusCode,
    ).toBe(200);
    other.now.value = test.now.value;
    await Promise.all([send(), send(other), send(), send(other)]);
    expect(receiver.received.map((one) => bodyOf(one).data.id).sort()).toEqual(
      drafts.map(({ id }) => id).sort(),
    );
    await other.close();
  });

  it('that answers 410 is turned off at once; its other messages are not sent', async () => {
    const endpoint = await addEndpoint();
    receiver.answer = (response) => void response.writeHead(410).end();
    await create();
    await create();
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await stateOf(endpoint)).toMatchObject({ isOn: false, offReason: 'gone', waiting: 0 });
    expect((await log(endpoint)).map(({ state, fault }) => [state, fault]).sort()).toEqual([
      ['failed', 'status'],
      ['skipped', 'turnedOff'],
    ]);
    const events = await call('GET', '/api/audit?action=webhook.off');
    expect(events.json().data[0]).toMatchObject({
      actor: { id: '00000000-0000-0000-0000-000000000000' },
      subject: { kind: 'webhook', name: 'Alıcı /' },
    });
  });

  it('that fails for days is turned off when a message is given up', async () => {
    const endpoint = await addEndpoint();
    receiver.answer = (response) => void response.writeHead(503).end();
    const giveUp = async () => {
      await create();
      await send();
      for (const pause of PAUSES_MS) {
        later(pause);
        await send();
      }
      await signIn();
    };
    await giveUp();
    expect(await stateOf(endpoint)).toMatchObject({ isOn: true, offReason: null });
    later(FAILING_MS);
    await signIn();
    await giveUp();
    expect(await stateOf(endpoint)).toMatchObject({ isOn: false, offReason: 'failing' });

    const { version, name, url, events } = await stateOf(endpoint);
    const on = { version, name, url, events, isOn: true };
    expect((await call('PUT', `/api/webhooks/${endpoint.data.id}`, on)).statusCode).toBe(200);
    expect(await stateOf(endpoint)).toMatchObject({ offReason: null, failingSince: null });
  });

  it('with a new secret gets both signatures for a day', async () => {
    const { data, secret: former } = await addEndpoint();
    const renewed = await call('POST', `/api/webhooks/${data.id}/secret`);
    const { secret } = renewed.json();
    expect(secret).not.toBe(former);
    await create();
    await send();
    const [one] = receiver.received as [ReceivedWebhook];
    expect(one.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    verify(secret, one);
    verify(former, one);
    later(DAY_MS);
    await signIn();
    await create();
    await send();
    expect(receiver.received[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    await cleanLog(op(), NEVER);
    const { rows } = await test.app.services.db.execute<{ former: boolean; plain: boolean }>(sql`
      select former_secret is not null as former,
        position(decode(${Buffer.from(secret).toString('hex')}, 'hex') in secret) > 0 as plain
      from webhook_endpoints`);
    expect(rows).toEqual([{ former: false, plain: false }]);
  });

  it('whose secret was lost with its keys gets what waits when it has a new secret', async () => {
    const endpoint = await addEndpoint();
    await test.app.services.db.execute(sql`update webhook_endpoints set record_key = null`);
    await create();
    await send();
    expect(receiver.received).toEqual([]);
    expect(await stateOf(endpoint)).toMatchObject({ waiting: 1 });
    const renewed = await call('POST', `/api/webhooks/${endpoint.data.id}/secret`);
    await send();
    verify(renewed.json().secret, receiver.received[0] as ReceivedWebhook);
  });

  it('has a log of 30 days with a limit of entries', async () => {
    const endpoint = await addEndpoint();
    await test.app.services.db.execute(sql`
      insert into webhook_deliveries (endpoint_id, event, created_at, state)
      select ${endpoint.data.id}, 'content.published',
        ${test.now.value.toISOString()}::timestamptz - n * interval '7 minutes', 'delivered'
      from generate_series(1, 7000) n`);
    const counted = async () =>
      (await call('GET', `/api/webhooks/${endpoint.data.id}/deliveries`)).json().total;
    later(7 * DAY_MS);
    await cleanLog(op(), NEVER);
    await signIn();
    expect(await counted()).toBe(Math.floor((23 * 24 * 60) / 7));
    await test.app.services.db.execute(sql`
      insert into webhook_deliveries (endpoint_id, event, created_at, state)
      select ${endpoint.data.id}, 'content.published', ${test.now.value.toISOString()}, 'failed'
      from generate_series(1, 3000)`);
    await cleanLog(op(), NEVER);
    expect(await counted()).toBe(5000);
  });
});

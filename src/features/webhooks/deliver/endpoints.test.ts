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
import { FAILING_MS, PAUSES_MS } from './claim.server.ts';

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

import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import {
  openWebhookReceiver,
  outgoingToReceiver,
  type ReceivedWebhook,
  type WebhookReceiver,
} from '../../../../tests/harness/webhook-receiver.ts';
import { SYSTEM } from '../../../platform/operation.server.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { PUBLICATIONS } from '../../content/operations.server.ts';
import type { Content } from '../../content/schema.ts';
import { cleanLog } from '../jobs.server.ts';
import { type Delivery, type Endpoint, EVENTS } from '../schema.ts';
import { MOST_BYTES } from './make-body.server.ts';
import { FAILING_MS, PAUSES_MS } from './note-answer.server.ts';
import { sendDue } from './send-due.server.ts';

const DAY_MS = 24 * 3_600_000;
const NEVER = new AbortController().signal;

let receiver: WebhookReceiver;
let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  receiver = await openWebhookReceiver();
  test = await openTestApp(undefined, { outgoing: outgoingToReceiver() });
  await test.addUser('yonetici', 'admin');
  admin = await test.signIn('yonetici');
});
beforeEach(async () => {
  receiver.forget();
  // The library that receives compares with the machine's clock.
  test.now.value = new Date();
  await test.app.services.db.execute(sql`delete from webhook_endpoints`);
  await test.app.services.db.execute(sql`delete from pgboss.job where name = 'webhooks'`);
  admin = await test.signIn('yonetici');
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});

/** Another process on the same database. */
const openOther = () => openTestApp(test.database, { outgoing: outgoingToReceiver() });
const op = (app = test) => operationOf(app.app.services, SYSTEM);
const send = (app = test, stop = NEVER) => sendDue(op(app), app.app.services, stop);
const later = (ms: number) => {
  test.now.value = new Date(test.now.value.getTime() + ms);
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.call({ method, url, headers: admin, ...(payload && { payload }) });

async function addEndpoint(path = '/', change: object = {}) {
  const fields = { name: `Alıcı ${path}`, url: receiver.url(path), events: EVENTS };
  const reply = await call('POST', '/api/webhooks', { ...fields, ...change });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Endpoint; secret: string }>();
}
async function create(change: object = {}): Promise<Content> {
  const reply = await call('POST', '/api/contents', {
    ...{ title: 'Kıyı yürüyüşü', category: 'haberler', body: 'Bir **cümle**.' },
    ...{ state: 'published', ...change },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
async function save(content: Content, change: object): Promise<Content> {
  const { title, category, body, version, slug, state } = content;
  const fields = { title, category, body, version, slug, state };
  const reply = await call('PUT', `/api/contents/${content.id}`, { ...fields, ...change });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const log = async ({ data }: { data: Endpoint }): Promise<Delivery[]> =>
  (await call('GET', `/api/webhooks/${data.id}/deliveries`)).json().data;
const stateOf = async ({ data }: { data: Endpoint }): Promise<Endpoint> =>
  (await call('GET', `/api/webhooks/${data.id}`)).json().data;
const idOf = ({ headers }: ReceivedWebhook) => headers['webhook-id'];
const bodyOf = (one: ReceivedWebhook | undefined) => JSON.parse(one?.body ?? 'null');
/** What arrived, in the order of sending. */
const types = () => receiver.received.map((one) => bodyOf(one).type);
const verify = (secret: string, { body, headers }: ReceivedWebhook) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

describe('a publication', () => {
  it('is sent with the content of the reading API, signed as Standard Webhooks says', async () => {
    const { secret, data } = await addEndpoint();
    const content = await create({ tags: ['deniz'] });
    await send();
    const [one] = receiver.received as [ReceivedWebhook];
    expect(receiver.received).toHaveLength(1);
    const read = await call('GET', `/api/published/${content.slug}`);
    expect(verify(secret, one)).toEqual({
      type: 'content.published',
      timestamp: test.now.value.toISOString(),
      data: read.json().data,
    });
    expect(one.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(() => verify(secret, { ...one, body: one.body.replace('Kıyı', 'Dağ') })).toThrow();
    expect(await log({ data })).toEqual([
      expect.objectContaining({
        ...{ event: 'content.published', title: 'Kıyı yürüyüşü', contentId: content.id },
        ...{ id: idOf(one), state: 'delivered', tries: 1, status: 204, fault: null },
      }),
    ]);
  });

  it('is told once for each step that the public sees, and never for a draft', async () => {
    await addEndpoint();
    const draft = await create({ state: 'draft', title: 'Bir taslak' });
    await save(draft, { body: 'Taslağın gizli cümlesi.', version: draft.version });
    await send();
    expect(types()).toEqual([]);

    let content = await create();
    await send();
    const pending = await call('PUT', `/api/contents/${content.id}/pending`, {
      ...{ title: 'Bekleyen başlık', category: 'haberler', body: 'Bekleyen metin.' },
      ...{ slug: content.slug, version: content.version, auto: true },
    });
    content = { ...content, version: pending.json().data.version };
    await send();
    expect(types()).toEqual(['content.published']);

    content = await save(content, { title: 'Bekleyen başlık' });
    await send();
    expect(bodyOf(receiver.received[1]).data.title).toBe('Bekleyen başlık');
    content = await save(content, {});
    await send();
    content = await save(content, { state: 'archived' });
    await send();
    content = await save(content, { state: 'draft', title: 'Gizli kalacak başlık' });
    await send();
    content = await save(content, { state: 'published', title: 'Yeniden' });
    await send();
    await call('DELETE', `/api/contents/${content.id}?version=${content.version}`);
    await send();
    await call('POST', `/api/contents/trash/${content.id}/restore`);
    await send();
    expect(types()).toEqual([
      ...['content.published', 'content.changed', 'content.archived', 'content.unpublished'],
      ...['content.published', 'content.unpublished', 'content.published'],
    ]);
    expect(bodyOf(receiver.received[3]).data).toEqual({
      id: content.id,
      title: 'Bekleyen başlık',
      url: `http://ufuk.test${content.path}`,
    });
  });

  it('is sent to the endpoints that want this event and are on', async () => {
    await addEndpoint('/all');
    await addEndpoint('/archived', { events: ['content.archived'] });
    await addEndpoint('/off', { isOn: false });
    await create();
    await send();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/all']);
  });

  it('that is no longer true when it could be sent is skipped: the next message says what is', async () => {
    const endpoint = await addEndpoint();
    const content = await create();
    await save(content, { state: 'draft' });
    await send();
    expect(types()).toEqual(['content.unpublished']);
    expect((await log(endpoint)).map(({ state, fault }) => [state, fault]).sort()).toEqual([
      ['delivered', null],
      ['skipped', 'outdated'],
    ]);
  });

  it('is sent without its text if that is too long', async () => {
    await addEndpoint();
    await create({ body: 'Uzun bir cümle. '.repeat(12_000) });
    await send();
    const { data } = bodyOf(receiver.received[0]);
    expect(data).toMatchObject({ title: 'Kıyı yürüyüşü', translations: [] });
    expect(data).not.toHaveProperty('body');
    expect(data).not.toHaveProperty('html');
    expect(receiver.received[0]?.body.length).toBeLessThan(MOST_BYTES);
  });

  it('that was not committed sends nothing', async () => {
    const endpoint = await addEndpoint();
    const content = { id: endpoint.data.id, title: 'Hiç', path: '/haberler/hic' };
    const undone = transact(op(), async (tx) => {
      await op().read(PUBLICATIONS).tell(tx, op(), { kind: 'published', content });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await log(endpoint)).toEqual([]);
    const { rows } = await test.app.services.db.execute(
      sql`select 1 from pgboss.job where name = 'webhooks'`,
    );
    expect(rows).toEqual([]);
  });

  it('at its scheduled time is sent exactly once, with several processes', async () => {
    const endpoint = await addEndpoint();
    const others = await Promise.all([openOther(), openOther()]);
    const soon = new Date(Date.now() + 1000);
    await create({ state: 'scheduled', publishedAt: soon.toISOString() });
    expect(await log(endpoint)).toEqual([]);
    for (const other of others) other.now.value = new Date(soon.getTime() + 60_000);
    await Promise.all(others.map((other) => other.app.startJobs()));
    await eventually(types).toEqual(['content.published']);
    await eventually(async () => (await log(endpoint))[0]?.state).toBe('delivered');
    await Promise.all(others.map((other) => send(other)));
    expect(receiver.received).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });
});

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
    expect((await log(endpoint))[0]?.excerpt).toMatch(/^Hata: <b>sunucu<\/b> x{10,180}$/);
    for (const [tries, pause] of PAUSES_MS.entries()) {
      later(pause - 1);
      await send();
      expect(receiver.received).toHaveLength(tries + 1);
      later(1);
      await send();
      expect(receiver.received).toHaveLength(tries + 2);
    }
    admin = await test.signIn('yonetici');
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
      admin = await test.signIn('yonetici');
    };
    await giveUp();
    expect(await stateOf(endpoint)).toMatchObject({ isOn: true, offReason: null });
    later(FAILING_MS);
    admin = await test.signIn('yonetici');
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
    admin = await test.signIn('yonetici');
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
    admin = await test.signIn('yonetici');
    expect(await counted()).toBe(Math.floor((23 * 24 * 60) / 7));
    await test.app.services.db.execute(sql`
      insert into webhook_deliveries (endpoint_id, event, created_at, state)
      select ${endpoint.data.id}, 'content.published', ${test.now.value.toISOString()}, 'failed'
      from generate_series(1, 3000)`);
    await cleanLog(op(), NEVER);
    expect(await counted()).toBe(5000);
  });
});

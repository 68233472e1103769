import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWebhookTest } from '../../../tests/harness/webhooks.ts';
import { Outgoing } from '../../platform/outgoing/outgoing.server.ts';
import { type Delivery, type Endpoint, WEBHOOK_LIMITS } from './contract.ts';

const { receiver, reset, close, send, call: request } = await openWebhookTest();
beforeAll(reset);
afterAll(close);

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  request(method, `/api/webhooks${path}`, payload);
const fields = (change: object = {}) => ({
  name: 'Basın sitesi',
  url: receiver.url(),
  events: ['content.published'],
  ...change,
});
async function add(change: object = {}): Promise<Endpoint> {
  const reply = await call('POST', '', fields(change));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const log = async ({ id }: Endpoint, query = ''): Promise<Delivery[]> =>
  (await call('GET', `/${id}/deliveries${query}`)).json().data;

describe('an admin', () => {
  it('adds an address, whose secret is shown only then', async () => {
    const reply = await call('POST', '', fields());
    const { data, secret } = reply.json();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(reply.headers['cache-control']).toBe('no-store');
    const replies = [await call('GET'), await call('GET', `/${data.id}`)];
    replies.push(await request('GET', '/api/audit?action=webhook.create'));
    for (const { body, statusCode } of replies) {
      expect(statusCode).toBe(200);
      expect(body).toContain('Basın sitesi');
      expect(body).not.toContain(secret.slice(6));
    }
    await call('DELETE', `/${data.id}`);
  });

  it('cannot add an address inside a network, without https, or with a port of another service', async () => {
    const strict = new Outgoing();
    for (const url of [
      'https://10.0.0.1/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/',
      'https://[::ffff:10.0.0.1]/',
      'https://0x7f000001/',
      'https://localhost/',
      'https://a.localhost./',
      'http://receiver.example/',
      'ftp://receiver.example/',
      'https://u:p@receiver.example/',
      'https://receiver.example:25/',
      'receiver.example',
      'javascript:alert(1)',
    ])
      expect(strict.refuses(url), url).toBe(true);
    expect(strict.refuses('https://receiver.example:8443/hooks?site=1')).toBe(false);
    await strict.close();
    const refused = await call('POST', '', fields({ url: 'http://10.0.0.1/' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.url).toBe(
      'Adres https:// ile başlamalı ve internete açık bir adres olmalıdır.',
    );
    const none = await call('POST', '', fields({ events: [], name: ' ' }));
    expect(Object.keys(none.json().fields)).toEqual(['name', 'events']);
  });

  it('changes an address; a change of an older version is a conflict with the current one', async () => {
    const { id, version } = await add();
    const events = ['content.archived', 'content.archived'];
    const change = fields({ name: 'Yeni ad', events, isOn: true });
    const { isOn: _left, ...without } = change as Record<string, unknown>;
    const incomplete = await call('PUT', `/${id}`, { ...without, version });
    expect(Object.keys(incomplete.json().fields)).toEqual(['isOn']);
    const changed = await call('PUT', `/${id}`, { ...change, version });
    expect(changed.json().data).toMatchObject({ name: 'Yeni ad', events: ['content.archived'] });
    const late = await call('PUT', `/${id}`, { ...change, version });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ name: 'Yeni ad', version: version + 1 });
    await call('DELETE', `/${id}`);
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
    expect((await call('PUT', `/${id}`, { ...change, version })).statusCode).toBe(404);
  });

  it('sends a test once, also to an address that is off, and sends it again', async () => {
    const endpoint = await add({ isOn: false });
    expect((await call('POST', `/${endpoint.id}/test`)).statusCode).toBe(200);
    expect((await call('POST', `/${endpoint.id}/test`)).statusCode).toBe(409);
    receiver.answer = (response) => void response.writeHead(404).end('yok');
    await send();
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'webhook.test',
      data: {},
    });
    const [failed] = await log(endpoint);
    expect(failed).toMatchObject({ state: 'failed', status: 404, excerpt: 'yok', tries: 1 });
    receiver.answer = (response) => void response.writeHead(200).end();
    const again = () => call('POST', `/${endpoint.id}/deliveries/${failed?.id}/send`);
    expect((await again()).statusCode).toBe(200);
    await send();
    expect(await log(endpoint)).toMatchObject([{ id: failed?.id, state: 'delivered', tries: 1 }]);
    expect(await log(endpoint, '?state=failed')).toEqual([]);
    const other = await add();
    const wrong = await call('POST', `/${other.id}/deliveries/${failed?.id}/send`);
    expect(wrong.statusCode).toBe(404);
    for (const { id } of [endpoint, other]) await call('DELETE', `/${id}`);
    expect((await again()).statusCode).toBe(404);
  });

  it('turns an address off: what waits is not sent', async () => {
    const endpoint = await add();
    await call('POST', `/${endpoint.id}/test`);
    await call('PUT', `/${endpoint.id}`, fields({ isOn: false, version: endpoint.version }));
    receiver.forget();
    await send();
    expect(receiver.received).toEqual([]);
    expect(await log(endpoint)).toMatchObject([{ state: 'skipped', fault: 'turnedOff' }]);
    await call('DELETE', `/${endpoint.id}`);
  });

  it('adds a limited number of addresses', async () => {
    const all = await Promise.all(
      Array.from({ length: WEBHOOK_LIMITS.endpoints + 2 }, () => call('POST', '', fields())),
    );
    const refused = all.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json().message).toBe('En çok 20 bildirim adresi eklenebilir.');
    expect((await call('GET', '?pageSize=5&page=4')).json()).toMatchObject({ total: 20, page: 4 });
  });
});

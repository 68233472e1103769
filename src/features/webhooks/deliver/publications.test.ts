import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import type { ReceivedWebhook } from '../../../../tests/harness/webhook-receiver.ts';
import { bodyOf, idOf, openWebhookTest, verify } from '../../../../tests/harness/webhooks.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { PUBLICATIONS } from '../../content/changes.server.ts';
import { MOST_BYTES } from '../jobs.server.ts';

const {
  receiver,
  test,
  op,
  call,
  reset,
  close,
  openOther,
  send,
  addEndpoint,
  create,
  save,
  log,
  types,
} = await openWebhookTest();
beforeEach(reset);
afterAll(close);

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
        event: 'content.published',
        title: 'Kıyı yürüyüşü',
        contentId: content.id,
        id: idOf(one),
        state: 'delivered',
        tries: 1,
        status: 204,
        fault: null,
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
      title: 'Bekleyen başlık',
      category: 'haberler',
      body: 'Bekleyen metin.',
      slug: content.slug,
      version: content.version,
      auto: true,
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
      'content.published',
      'content.changed',
      'content.archived',
      'content.unpublished',
      'content.published',
      'content.unpublished',
      'content.published',
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
    receiver.forget();
    const back = await create({ title: 'Geri dönen' });
    await save(await save(back, { state: 'draft' }), { state: 'published' });
    await send();
    expect(types()).toEqual(['content.published', 'content.published']);
    expect((await log(endpoint)).map(({ state, fault }) => [state, fault]).sort()).toEqual([
      ['delivered', null],
      ['delivered', null],
      ['delivered', null],
      ['skipped', 'outdated'],
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

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());

interface Saved {
  id: string;
  version: number;
  title: string;
  category: string;
  state: string;
  tags: string[];
  publishedAt: string | null;
}

async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const reply = await test.call({ method, url, headers, ...(payload && { payload }) });
  expect(reply.statusCode, `${method} ${url} ${reply.body}`).toBeLessThan(300);
  return reply.json().data as Saved;
}
const publish = (title: string, more: object = {}) =>
  send('POST', '/api/contents', {
    title,
    category: 'haberler',
    body: 'Metin.',
    state: 'published',
    ...more,
  });
const change = ({ id, version, title, category, state, tags, publishedAt }: Saved, more: object) =>
  send('PUT', `/api/contents/${id}`, {
    version,
    title,
    category,
    state,
    tags,
    publishedAt,
    body: 'Metin.',
    ...more,
  });

/** What the table says, and what the contents say. */
const readBoth = async () => {
  const counted = sql`select c.state, tag, category,
      coalesce(date_trunc('month', published_at at time zone 'Europe/Istanbul')::date,
        '-infinity')::text as month,
      count(*)::int as total
    from contents c, unnest(array_append(tags, '')) tag where state <> 'deleted'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
  const stored = sql`select state, tag, category, month::text, total from content_months
    where total <> 0 order by 1, 2, 3, 4`;
  const { db } = test.app.services;
  return [(await db.execute(stored)).rows, (await db.execute(counted)).rows] as const;
};
const expectEqual = async (what: string) => {
  const [stored, counted] = await readBoth();
  expect(stored, what).toEqual(counted);
  return stored;
};

it('the months have the totals of the contents after every kind of change', async () => {
  const first = await publish('Birinci', { tags: ['su', 'köy'] });
  const second = await publish('İkinci', { tags: ['su'], publishedAt: '2021-03-31T21:30:00.000Z' });
  expect(await expectEqual('published')).toContainEqual({
    state: 'published',
    tag: 'su',
    category: 'haberler',
    month: '2021-04-01',
    total: 1,
  });
  const moved = await change(second, { category: 'makaleler', tags: ['su', 'deniz'] });
  await expectEqual('another category and other tags');
  const dated = await change(moved, { publishedAt: '2020-01-15T10:00:00.000Z' });
  await expectEqual('another date');
  const archived = await change(dated, { state: 'archived' });
  await expectEqual('archived');
  await change(first, { state: 'draft' });
  await expectEqual('unpublished');
  await send('POST', '/api/contents', { title: 'Taslak', category: 'haberler', body: 'Metin.' });
  expect(await expectEqual('a draft')).toContainEqual({
    state: 'draft',
    tag: '',
    category: 'haberler',
    month: '-infinity',
    total: 1,
  });
  const items = [{ id: archived.id, version: archived.version }];
  await send('POST', '/api/contents/bulk', { action: 'delete', items });
  await expectEqual('in the trash');
  await send('POST', `/api/contents/trash/${archived.id}/restore`);
  await expectEqual('restored');
  await test.app.services.db.execute(sql`delete from contents`);
  expect(await expectEqual('deleted')).toEqual([]);
});

it('many contents in one statement are counted once each', async () => {
  await test.app.services.db.execute(sql`
    insert into contents (category, slug, title, state, published_at, created_at, updated_at, tags)
    select 'haberler', 'cok-' || n, 'Çok ' || n, 'published', at, at, at, '{su}'
    from (select n, now() - n * interval '9 days' as at from generate_series(1, 500) n) made`);
  const rows = await expectEqual('inserted');
  expect(rows.length).toBeGreaterThan(20);
  await test.app.services.db.execute(sql`update contents set category = 'makaleler', tags = '{}'
    where slug like 'cok-%0'`);
  await expectEqual('changed');
});

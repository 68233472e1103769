import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { dayInIstanbul, yearInIstanbul } from '../../platform/istanbul.ts';
import type { ContentFilter } from './contract.ts';
import {
  CATEGORY_NAMES,
  type Category,
  type ContentSummary,
  STATES,
  type State,
} from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
let ids: { editor: string; writer: string };

const get = async (url: string, headers = editor) => test.call({ method: 'GET', url, headers });

interface Row {
  title: string;
  category: Category;
  state: State;
  author: string;
  tags: string[];
  language: string;
  createdBy: string;
  publishedAt: Date | null;
  updatedAt: Date;
  isPending: boolean;
}

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
const roll = dice(20_261_123);
const pick = <T>(values: readonly T[]): T => values[roll(values.length)] as T;

const AUTHORS = ['', 'Deniz Ada', 'İlke Işık', "O'Hara"];
const TAGS = ['Deniz', 'İzmir', 'tarım'];
const LANGUAGES = ['tr', 'en', 'de', 'es'];
/** Around midnights in Istanbul: 21:00 in UTC. */
const TIMES = ['2025-12-31T20:59:59.999Z', '2025-12-31T21:00:00.000Z', '2026-03-28T21:00:00.000Z'];
const DAYS = ['2025-12-31', '2026-01-01', '2026-03-29', '2026-03-30'];

let all: Row[];

beforeAll(async () => {
  test = await openTestApp();
  ids = {
    editor: await test.addUser('editor', 'editor'),
    writer: await test.addUser('writer', 'admin', { name: 'Ada', surname: 'Yazar' }),
  };
  editor = await test.signIn('editor');
  all = Array.from({ length: 300 }, (_, n): Row => {
    const state = pick(STATES);
    const isDated = state !== 'draft' && state !== 'inReview';
    return {
      title: `Yazı ${n}`,
      category: pick(CATEGORY_NAMES),
      state,
      author: pick(AUTHORS),
      tags: TAGS.filter(() => roll(3) === 0),
      language: pick(LANGUAGES),
      createdBy: pick([ids.editor, ids.writer]),
      publishedAt: isDated ? new Date(pick(TIMES)) : null,
      updatedAt: new Date(pick(TIMES)),
      isPending: isDated && roll(4) === 0,
    };
  });
  const rows = all.map((one, n) => ({ ...one, slug: `yazi-${n}` }));
  await test.app.services.db.execute(sql`
    insert into contents (title, slug, category, state, author, tags, language, created_by, published_at,
      created_at, updated_at, pending_revision)
    select title, slug, category, state, author, tags, language, "createdBy", "publishedAt",
      "updatedAt", "updatedAt", case when "isPending" then gen_random_uuid() end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (title text, slug text, category text,
      state text, author text, tags text[], language text, "createdBy" uuid, "publishedAt" timestamptz,
      "updatedAt" timestamptz, "isPending" boolean)`);
});
afterAll(() => test.close());

type Filter = Partial<Record<keyof ContentFilter, string>>;

/** What a filter means, written a second time and without a database. */
function isMatch(row: Row, filter: Filter): boolean {
  const dated = filter.date === 'updatedAt' ? row.updatedAt : row.publishedAt;
  const day = dated && dayInIstanbul(dated);
  const { createdBy, from, to, year, tag } = filter;
  return (
    (!filter.state || row.state === filter.state) &&
    (!filter.category || row.category === filter.category) &&
    (!filter.author || row.author === filter.author) &&
    (!filter.language || row.language === filter.language) &&
    (!tag || row.tags.includes(tag)) &&
    (!filter.only || row.isPending) &&
    (!createdBy || row.createdBy === (createdBy === 'me' ? ids.editor : createdBy)) &&
    (!from || (day !== null && day >= from)) &&
    (!to || (day !== null && day <= to)) &&
    (!year || (row.publishedAt !== null && yearInIstanbul(row.publishedAt) === Number(year)))
  );
}

function someFilter(): Filter {
  const values: Required<Pick<Filter, keyof Filter>> = {
    state: pick(STATES),
    category: pick(CATEGORY_NAMES),
    author: pick(AUTHORS.slice(1)),
    tag: pick(TAGS),
    language: pick(LANGUAGES),
    only: 'pending',
    createdBy: pick(['me', ids.writer]),
    from: pick(DAYS),
    to: pick(DAYS),
    date: pick(['publishedAt', 'updatedAt']),
    year: pick(['2025', '2026']),
  } as Required<Filter>;
  const names = Object.keys(values) as (keyof Filter)[];
  return Object.fromEntries(names.filter(() => roll(4) === 0).map((name) => [name, values[name]]));
}

describe('the filters of the list', () => {
  it('find what a slow comparison of all contents finds, alone and together', async () => {
    let found = 0;
    for (let round = 0; round < 60; round++) {
      const filter = someFilter();
      const search = new URLSearchParams({ ...filter, pageSize: '100' } as Record<string, string>);
      const list = (await get(`/api/contents?${search}`)).json();
      const expected = all.filter((row) => isMatch(row, filter));
      expect(list.total, `${search}`).toBe(expected.length);
      const titles = new Set(expected.map(({ title }) => title));
      for (const { title } of list.data as ContentSummary[])
        expect(titles.has(title), `${title}: ${search}`).toBe(true);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(500);
  });

  it('count the contents of each state in one call, without the filter for the state', async () => {
    const filter = { language: 'tr', author: 'Deniz Ada' };
    const search = new URLSearchParams({ ...filter, state: 'draft', only: 'pending' });
    const { data } = (await get(`/api/contents/counts?${search}`)).json();
    const matching = all.filter((row) => isMatch(row, filter));
    const states = STATES.map((state) => [
      state,
      matching.filter((row) => row.state === state).length,
    ]);
    expect(data).toEqual({
      ...Object.fromEntries(states),
      all: matching.length,
      lacksAlt: 0,
      pending: matching.filter(({ isPending }) => isPending).length,
      trash: 0,
    });
  });

  it('offer the authors, tags and creators that contents have', async () => {
    const { data } = (await get('/api/contents/choices')).json();
    expect(data.authors.toSorted()).toEqual(AUTHORS.slice(1).toSorted());
    expect(data.tags.toSorted()).toEqual(TAGS.toSorted());
    expect(data.creators).toEqual(
      expect.arrayContaining([
        { id: ids.writer, name: 'Ada Yazar' },
        { id: ids.editor, name: 'editor' },
      ]),
    );
  });

  it.each([
    'author=Deniz%20Ada',
    'tag=Deniz',
    'language=tr',
    'only=pending',
    'from=2026-01-01',
    'to=2026-01-01',
    'date=updatedAt',
    'state=draft',
  ])('are for staff: a visitor’s %s is refused and not cached', async (query) => {
    const before = test.app.services.cache.size;
    const reply = await get(`/api/contents?${query}`, {});
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([
      422,
      [query.split('=')[0]],
    ]);
    expect(test.app.services.cache.size).toBe(before);
  });

  it('refuse days that do not exist', async () => {
    for (const query of ['from=2026-02-30', 'to=dün', 'from=1000-01-01', 'date=createdAt'])
      expect((await get(`/api/contents?${query}`)).statusCode, query).toBe(422);
  });
});

describe('the calendar', () => {
  const post = (payload: object) =>
    test.call({ method: 'POST', url: '/api/contents', payload, headers: editor });
  const plan = async (title: string, publishedAt: string) =>
    (
      await post({
        title,
        category: 'haberler',
        body: 'Metin.',
        publishedAt,
        state: 'scheduled',
      })
    ).json().data;
  const move = (id: string, day: string, version: number) =>
    test.call({
      method: 'PUT',
      url: `/api/contents/${id}/day`,
      payload: { day, version },
      headers: editor,
    });
  const titles = async (from: string, to: string): Promise<string[]> =>
    (await get(`/api/contents/calendar?from=${from}&to=${to}`))
      .json()
      .data.map(({ title }: { title: string }) => title);

  it('has the days of Istanbul: midnight belongs to the new month, also where others change clocks', async () => {
    await plan('Mart sonu', '2027-03-31T20:59:00.000Z');
    await plan('Nisan başı', '2027-03-31T21:00:00.000Z');
    await plan('Ekim sonu', '2027-10-31T20:59:00.000Z');
    expect(await titles('2027-03-01', '2027-03-31')).toEqual(['Mart sonu']);
    expect(await titles('2027-04-01', '2027-04-30')).toEqual(['Nisan başı']);
    expect(await titles('2027-10-31', '2027-10-31')).toEqual(['Ekim sonu']);
  });

  it('has published and scheduled contents only', async () => {
    const shown = all.filter(
      ({ state, publishedAt }) =>
        ['published', 'scheduled'].includes(state) &&
        publishedAt &&
        dayInIstanbul(publishedAt) === '2026-01-01',
    );
    expect((await titles('2026-01-01', '2026-01-01')).toSorted()).toEqual(
      shown.map(({ title }) => title).toSorted(),
    );
  });

  it('moves a scheduled content to another day, at the same time of day', async () => {
    const content = await plan('Taşınan plan', '2027-03-27T22:30:00.000Z');
    const reply = await move(content.id, '2027-03-29', 1);
    // 01:30 in Istanbul, also after the night in which clocks changed elsewhere.
    expect(reply.json().data).toMatchObject({
      state: 'scheduled',
      publishedAt: '2027-03-28T22:30:00.000Z',
      version: 2,
    });
    const { rows } = await test.app.services.db.execute(
      sql`select start_after as start_at from pgboss.job where singleton_key = ${`publish ${content.id}`}`,
    );
    expect(rows.map((row) => new Date(String(row.start_at)).toISOString())).toEqual([
      '2027-03-28T22:30:00.000Z',
    ]);
  });

  it('refuses a day in the past, an old version, and a content that is not scheduled', async () => {
    const content = await plan('Geri gitmeyen plan', '2027-05-05T06:00:00.000Z');
    const past = await move(content.id, '2026-11-19', 1);
    expect([past.statusCode, Object.keys(past.json().fields)]).toEqual([422, ['publishedAt']]);
    expect((await move(content.id, '2027-05-06', 7)).statusCode).toBe(409);
    const draft = (await post({ title: 'Plansız taslak', category: 'haberler' })).json().data;
    const refused = await move(draft.id, '2027-05-06', 1);
    expect(refused.json().fields).toEqual({
      state: 'Yalnızca zamanlanmış içerikler başka bir güne taşınabilir.',
    });
  });

  it('shows at most 62 days at once, in their order', async () => {
    for (const [from, to, status] of [
      ['2026-01-01', '2026-03-03', 200],
      ['2026-01-01', '2026-03-04', 422],
      ['2026-01-02', '2026-01-01', 422],
    ] as const) {
      const reply = await get(`/api/contents/calendar?from=${from}&to=${to}`);
      expect(reply.statusCode, `${from} ${to}`).toBe(status);
    }
  });
});

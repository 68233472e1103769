import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { menuItems } from '../../menu/tables.server.ts';
import { ownPageAddresses, ownPages } from '../../own-pages/tables.server.ts';
import { NO_OFFICE } from '../schema.ts';
import { boards, people } from '../tables.server.ts';
import type { BoardSummary, StaffBoard } from './contract.ts';
import { NO_BOARD_TEXTS } from './schema.ts';

let test: TestApp;
let headers: Record<string, string>;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
  headers = await test.signIn('yonetici');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.app.services;
  await db.delete(boards).where(isNull(boards.key));
  for (const table of [people, ownPages, ownPageAddresses, menuItems]) await db.delete(table);
  test.app.forgetAll();
});

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, path = '', payload?: object) =>
  test.call({ method, url: `/api/boards${path}`, headers, ...(payload && { payload }) });
async function done(method: Method, path: string, payload?: object): Promise<StaffBoard> {
  const reply = await call(method, path, payload);
  expect([200, 201], reply.body).toContain(reply.statusCode);
  return reply.json().data;
}
async function addPerson(name: string, slug: string, inBoards: string[] = []): Promise<string> {
  const [row] = await test.app.services.db
    .insert(people)
    .values({ name, slug, duty: 'Avukat', boards: inBoards })
    .returning({ id: people.id });
  test.app.forgetAll();
  return (row as { id: string }).id;
}

const begun = () => done('POST', '', { name: 'Gençlik Kolları', slug: 'genclik' });
const TEXTS = {
  ...NO_BOARD_TEXTS,
  tr: { name: 'Gençlik Kolları', lead: 'Gençlerin sözü.', text: 'Her ilde **toplanır**.' },
  en: { name: 'Youth Branch', lead: '', text: '' },
};
async function shown(): Promise<StaffBoard> {
  const { id, version, slug } = await begun();
  return done('PUT', `/${id}`, { version, slug, isShown: true, texts: TEXTS });
}
const answers = async (url: string) => {
  const { statusCode, headers: sent } = await test.call({ url });
  return [statusCode, sent.location];
};
const read = async (url: string) => (await test.call({ url })).body;
const fixed = async (key: string): Promise<BoardSummary> =>
  (await call('GET')).json().data.find((one: BoardSummary) => one.key === key);

describe('a board of the party’s own', () => {
  it('is seen by nobody before it is shown, and in every language then', async () => {
    const { id, version, slug } = await begun();
    expect(await answers('/genclik')).toEqual([404, undefined]);
    await done('PUT', `/${id}`, { version, slug, isShown: true, texts: TEXTS });
    expect(await read('/genclik')).toContain('<strong>toplanır</strong>');
    const english = await read('/en/genclik');
    expect(english).toContain('<h1>Youth Branch</h1>');
    expect(english).toContain('lang="tr">Gençlerin sözü.');
    expect(await read('/de/genclik')).toContain('<h1 lang="tr">Gençlik Kolları</h1>');
  });

  it('says in which languages its texts are not whole', async () => {
    const { languages } = await shown();
    expect(languages).toEqual(['tr']);
  });

  it('shows its members in its own order, each with the office in this board', async () => {
    const board = await shown();
    const [elif, can] = [await addPerson('Elif Sarper', 'elif'), await addPerson('Can Ak', 'can')];
    const office = { ...NO_OFFICE, tr: 'Başkan', en: 'Chairwoman' };
    const { members, version } = await done('PUT', `/${board.id}/members`, {
      version: board.version,
      members: [
        { personId: elif, office },
        { personId: can, office: NO_OFFICE },
      ],
    });
    expect(members.map(({ name }) => name)).toEqual(['Elif Sarper', 'Can Ak']);
    const names = (html: string) =>
      [...html.matchAll(/<h3 lang="tr"><a href="[^"]+">([^<]+)<\/a><\/h3><p[^>]*>([^<]*)</g)].map(
        ([, name, duty]) => `${name}: ${duty}`,
      );
    expect(names(await read('/en/genclik'))).toEqual(['Elif Sarper: Chairwoman', 'Can Ak: Avukat']);
    await done('PUT', `/${board.id}/members`, {
      version,
      members: [
        { personId: can, office: NO_OFFICE },
        { personId: elif, office },
      ],
    });
    expect(names(await read('/genclik'))).toEqual(['Can Ak: Avukat', 'Elif Sarper: Başkan']);
    const person = await read('/kisiler/elif');
    expect(person).toContain('<a href="/genclik">Gençlik Kolları</a>');
    expect(person).toContain('Başkan');
  });

  it('refuses somebody who does not exist or is named twice', async () => {
    const { id, version } = await begun();
    const member = { personId: await addPerson('Can Ak', 'can'), office: NO_OFFICE };
    const nobody = { personId: crypto.randomUUID(), office: NO_OFFICE };
    for (const members of [[member, member], [nobody]]) {
      const reply = await call('PUT', `/${id}/members`, { version, members });
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['members']]);
    }
  });

  it('has no address of the site, of an own page or of another board', async () => {
    await begun();
    const page = { title: 'Kadın Kolları', slug: 'kadin' };
    const made = await test.call({ method: 'POST', url: '/api/own-pages', headers, payload: page });
    expect(made.statusCode).toBe(201);
    for (const slug of ['haberler', 'dashboard', 'kadin', 'genclik']) {
      const reply = await call('POST', '', { name: 'Başka', slug });
      expect([slug, reply.statusCode, Object.keys(reply.json().fields)]).toEqual([
        slug,
        422,
        ['slug'],
      ]);
    }
    const taken = await test.call({
      method: 'POST',
      url: '/api/own-pages',
      headers,
      payload: { title: 'Gençler', slug: 'genclik' },
    });
    expect(taken.statusCode).toBe(422);
  });

  it('does not get an address that an own page takes in the same moment', async () => {
    for (const slug of ['ayni-bir', 'ayni-iki', 'ayni-uc', 'ayni-dort', 'ayni-bes']) {
      const payload = { title: 'Aynı', slug };
      const replies = await Promise.all([
        call('POST', '', { name: 'Aynı', slug }),
        test.call({ method: 'POST', url: '/api/own-pages', headers, payload }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).sort(), slug).toEqual([201, 422]);
      const refused = replies.find(({ statusCode }) => statusCode === 422);
      expect(Object.keys(refused?.json().fields)).toEqual(['slug']);
    }
  });

  it('keeps its address when an own page of this address comes back from the trash', async () => {
    const page = { method: 'POST', headers } as const;
    const payload = { title: 'Gençler', slug: 'genclik' };
    const made = await test.call({ ...page, url: '/api/own-pages', payload });
    const { id, version } = made.json().data;
    const url = `/api/own-pages/${id}`;
    await test.call({ ...page, url: `${url}/remove`, payload: { version, target: '' } });
    await shown();
    const back = await test.call({
      ...page,
      url: `${url}/recover`,
      payload: { version: version + 1 },
    });
    expect(back.json().data.path).toBe(`/genclik-${id.slice(0, 8)}`);
    expect(await read('/genclik')).toContain('Gençlerin sözü.');
  });

  it('is found by search, and stands in the sitemap', async () => {
    await shown();
    expect(await read('/sitemaps/people.xml')).toContain('<loc>http://ufuk.test/genclik</loc>');
    expect(await read('/tum-icerikler?ara=gen%C3%A7lik+kollar%C4%B1')).toContain('href="/genclik"');
    expect(await read('/en/tum-icerikler?ara=youth')).toContain('href="/en/genclik"');
  });

  it('is found by the words of its text, once and only while it is shown', async () => {
    const links = async (words: string) =>
      [...(await read(`/tum-icerikler?ara=${words}`)).matchAll(/href="\/genclik"/g)].length;
    const { id, version, slug } = await begun();
    const change = { version, slug, isShown: false, texts: TEXTS };
    const hidden = await done('PUT', `/${id}`, change);
    expect(await links('toplan%C4%B1r')).toBe(0);
    await done('PUT', `/${id}`, { ...change, version: hidden.version, isShown: true });
    expect([await links('toplan%C4%B1r'), await links('gen%C3%A7lik')]).toEqual([1, 1]);
    const found = await read('/tum-icerikler?ara=toplan%C4%B1r');
    expect(found).toContain('Her ilde <mark>toplanır</mark>');
  });

  it('leads on from a former address, also in the menu', async () => {
    const { id, version } = await shown();
    const placed = await done('PUT', `/${id}/menu`, { place: 'top' });
    expect(placed.menu.place).toBe('top');
    expect(await read('/en')).toContain('href="/en/genclik"');
    await done('PUT', `/${id}`, { version, slug: 'gencler', isShown: true, texts: TEXTS });
    expect(await answers('/genclik')).toEqual([301, '/gencler']);
    expect(await read('/')).toContain('href="/gencler"');
  });

  it('leaves the menu when it is hidden', async () => {
    const { id, version } = await shown();
    await done('PUT', `/${id}/menu`, { place: 'top' });
    await done('PUT', `/${id}`, { version, slug: 'genclik', isShown: false, texts: TEXTS });
    expect(await read('/')).not.toContain('href="/genclik"');
    expect((await call('PUT', `/${id}/menu`, { place: 'top' })).statusCode).toBe(422);
  });

  it('is taken away with a redirect, and its people stay', async () => {
    const { id, version } = await shown();
    const members = [{ personId: await addPerson('Can Ak', 'can'), office: NO_OFFICE }];
    await done('PUT', `/${id}/members`, { version, members });
    const late = await call('POST', `/${id}/remove`, { version, target: '' });
    expect([late.statusCode, late.json().current.members.length]).toEqual([409, 1]);
    const loop = await call('POST', `/${id}/remove`, { version: version + 1, target: '/genclik' });
    expect([loop.statusCode, Object.keys(loop.json().fields)]).toEqual([422, ['target']]);
    const payload = { version: version + 1, target: '/hakkimizda' };
    expect((await call('POST', `/${id}/remove`, payload)).statusCode).toBe(200);
    expect(await answers('/genclik')).toEqual([301, '/hakkimizda']);
    expect(await read('/kisiler/can')).not.toContain('Gençlik');
  });

  it('answers 410 without a redirect, and its address is free again', async () => {
    const { id, version } = await shown();
    await call('POST', `/${id}/remove`, { version, target: '' });
    expect(await answers('/genclik')).toEqual([410, undefined]);
    await shown();
    expect(await answers('/genclik')).toEqual([200, undefined]);
  });

  it('is managed by admins only', async () => {
    const reply = await test.call({ url: '/api/boards', headers: editor });
    expect(reply.statusCode).toBe(403);
  });
});

describe('the boards of a person', () => {
  const FIELDS = {
    name: 'Can Ak',
    duty: 'Avukat',
    quote: '',
    province: '',
    translations: {
      en: { duty: '', quote: '' },
      de: { duty: '', quote: '' },
      es: { duty: '', quote: '' },
    },
    biography: '',
    timeline: [],
    boards: [],
    portraitId: null,
  };
  const person = async (method: 'GET' | 'PUT', id: string, payload?: object) =>
    test.call({ method, url: `/api/people/${id}`, headers, ...(payload && { payload }) });

  it('are chosen in the record of the person, also one that is hidden', async () => {
    const board = await begun();
    const [can, elif] = [await addPerson('Can Ak', 'can'), await addPerson('Elif Ak', 'elif')];
    const office = { ...NO_OFFICE, tr: 'Başkan' };
    const members = [{ personId: elif, office }];
    const { version } = await done('PUT', `/${board.id}/members`, {
      version: board.version,
      members,
    });
    const choices = await test.call({ url: '/api/people/boards', headers });
    expect(choices.json().data).toEqual([
      { id: board.id, name: 'Gençlik Kolları', isShown: false },
    ]);
    const change = { ...FIELDS, version: 1, ownBoards: [board.id] };
    const { data } = (await person('PUT', can, change)).json();
    expect(data.ownBoards).toEqual([{ id: board.id, name: 'Gençlik Kolları' }]);
    const after = await done('GET', `/${board.id}`);
    expect(after.members.map(({ name, office: { tr } }) => [name, tr])).toEqual([
      ['Elif Ak', 'Başkan'],
      ['Can Ak', ''],
    ]);
    expect(after.version).toBe(version + 1);
    const left = await person('PUT', can, { ...FIELDS, version: data.version, ownBoards: [] });
    expect(left.json().data.ownBoards).toEqual([]);
    expect((await done('GET', `/${board.id}`)).size).toBe(1);
  });

  it('stay when a change does not name them', async () => {
    const board = await begun();
    const can = await addPerson('Can Ak', 'can');
    await person('PUT', can, { ...FIELDS, version: 1, ownBoards: [board.id] });
    const reply = await person('PUT', can, { ...FIELDS, duty: 'Hâkim', version: 2 });
    expect(reply.json().data.ownBoards.length).toBe(1);
  });

  it('are those that exist', async () => {
    const can = await addPerson('Can Ak', 'can');
    const { id } = await fixed('presidency');
    for (const one of [id, crypto.randomUUID()]) {
      const reply = await person('PUT', can, { ...FIELDS, version: 1, ownBoards: [one] });
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['ownBoards']]);
    }
  });

  it('are not lost when a board gets the person meanwhile', async () => {
    const board = await begun();
    const can = await addPerson('Can Ak', 'can');
    const members = [{ personId: can, office: NO_OFFICE }];
    await done('PUT', `/${board.id}/members`, { version: board.version, members });
    const late = await person('PUT', can, { ...FIELDS, version: 1, ownBoards: [] });
    expect([late.statusCode, late.json().current.ownBoards.length]).toEqual([409, 1]);
  });
});

describe('a board of the specification', () => {
  it('cannot be renamed or taken away', async () => {
    const { id, version } = await fixed('presidency');
    const change = { version, slug: 'divan', isShown: false, texts: TEXTS };
    expect((await call('PUT', `/${id}`, change)).statusCode).toBe(422);
    expect((await call('POST', `/${id}/remove`, { version, target: '' })).statusCode).toBe(422);
  });

  it('has offices and an order of its own, and the same members as the records of people', async () => {
    const { id, version } = await fixed('executive');
    const [a, b] = [
      await addPerson('Ada Ak', 'ada', ['executive']),
      await addPerson('Banu Ak', 'banu', ['presidency']),
    ];
    const before = await done('GET', `/${id}`);
    expect(before.members.map(({ name }) => name)).toEqual(['Ada Ak']);
    await done('PUT', `/${id}/members`, {
      version,
      members: [
        { personId: b, office: { ...NO_OFFICE, tr: 'Sözcü' } },
        { personId: a, office: NO_OFFICE },
      ],
    });
    const body = await read('/merkez-yurutme-kurulu');
    expect(body.indexOf('Banu Ak')).toBeLessThan(body.indexOf('Ada Ak'));
    expect(body).toContain('Sözcü');
    const person = await test.call({ url: `/api/people/${b}`, headers });
    expect(person.json().data.boards).toEqual(['presidency', 'executive']);
  });
});

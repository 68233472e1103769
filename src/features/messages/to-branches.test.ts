import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORM_HEADERS, formBody } from '../../../tests/harness/form-body.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { branches } from '../../platform/branches/tables.server.ts';
import { userBranches } from '../identity/users/tables.server.ts';
import { notifications } from '../notifications/tables.server.ts';
import { makeParty } from '../party/operations.server.ts';
import type { Message, MessagePage } from './contract.ts';
import { contactMessages, topicEmails } from './tables.server.ts';

const PATH = '/bize-ulasin';
const FORM = {
  name: 'Ayla Işık',
  email: 'ayla.isik@posta.example',
  phone: '',
  topic: 'Basın',
  text: 'Cumartesi günkü toplantı nerede?',
};

let test: TestApp;
let network = 0;
const ids: Record<string, string> = {};
const sessions: Record<string, Record<string, string>> = {};
const db = () => test.app.services.db;

beforeAll(async () => {
  test = await openTestApp();
  await makeParty(
    db(),
    {
      name: 'Deneme Partisi',
      topics: [{ title: 'Basın', text: 'Görüş.', email: 'basin@parti.example' }],
    },
    test.now.value,
  );
  for (const [name, province, district] of [
    ['ankara', 6, null],
    ['cankaya', 6, 'Çankaya'],
    ['izmir', 35, null],
  ] as const) {
    const [row] = await db().insert(branches).values({ province, district }).returning();
    ids[name] = row?.id as string;
    const userId = await test.addUser(name, 'editor', {
      isNational: false,
      createdAt: test.now.value,
    });
    await db().insert(userBranches).values({ userId, branchId: ids[name] });
    sessions[name] = await test.signIn(name);
  }
  await test.addUser('genel', 'editor', { createdAt: test.now.value });
  sessions.genel = await test.signIn('genel');
});
afterAll(() => test.close());
beforeEach(async () => {
  network++;
  for (const table of [contactMessages, notifications, topicEmails]) await db().delete(table);
  await setState('cankaya', 'open');
});

async function setState(name: string, state: 'open' | 'closed') {
  await db()
    .update(branches)
    .set({ state })
    .where(eq(branches.id, ids[name] as string));
  test.app.forgetAll();
}
const read = async (url: string) => (await test.call({ url })).body;
const reader = (html: string) => /okuyacak teşkilat:\s*<b>([^<]*)<\/b>/.exec(html)?.[1];

/** Sends the form of the page at this address; what is typed comes on top of what the page wrote. */
async function send(query: string, typed: Record<string, string> = {}) {
  const html = await read(PATH + query);
  test.now.value = new Date(test.now.value.getTime() + 10_000);
  const { secretKey } = test.app.services;
  return test.call({
    method: 'POST',
    url: PATH,
    remoteAddress: `10.7.1.${network}`,
    headers: FORM_HEADERS,
    payload: await formBody(PATH, html, { secretKey, now: test.now.value }, { ...FORM, ...typed }),
  });
}
const branchesOfMessages = async () =>
  (await db().select({ branchId: contactMessages.branchId }).from(contactMessages)).map(
    ({ branchId }) => Object.keys(ids).find((name) => ids[name] === branchId) ?? null,
  );
async function inbox(who: string, query = ''): Promise<MessagePage> {
  const headers = sessions[who] ?? {};
  return (await test.call({ url: `/api/messages${query}`, headers })).json();
}

describe('the contact form', () => {
  it('is opened from the page of a branch, and names the branch that reads the message', async () => {
    expect(await read('/teskilat/ankara/cankaya')).toContain(
      `href="${PATH}?il=ankara&amp;ilce=cankaya"`,
    );
    const html = await read(`${PATH}?il=ankara&ilce=cankaya`);
    expect(reader(html)).toBe('Çankaya İlçe Teşkilatı, Ankara');
    expect(html).toContain('name="branch" value="ankara/cankaya"');
    expect(html).toContain(`<link rel="canonical" href="http://ufuk.test${PATH}"`);
    // Who wants to write to the party is one step away.
    expect(html).toContain(`<a href="${PATH}">Bunun yerine genel merkeze yazın</a>`);
    expect(await read(`/en${PATH}?il=izmir`)).toContain('Your message will be read by:');
  });

  it('of the party names nobody', async () => {
    const html = await read(PATH);
    expect(reader(html)).toBeUndefined();
    expect(html).not.toContain('name="branch"');
  });

  it('names who reads instead of a branch that is closed or does not exist, as the membership form does', async () => {
    expect(reader(await read(`${PATH}?il=ankara&ilce=mamak`))).toBe('Ankara İl Teşkilatı');
    await setState('cankaya', 'closed');
    expect(reader(await read(`${PATH}?il=ankara&ilce=cankaya`))).toBe('Ankara İl Teşkilatı');
    expect(reader(await read(`${PATH}?il=bolu`))).toBe('Türkiye geneli (genel merkez)');
    expect((await test.call({ url: `${PATH}?il=%3Cscript%3E` })).statusCode).toBe(404);
    // A district of another province.
    expect(reader(await read(`${PATH}?il=ankara&ilce=kadikoy`))).toBe('Ankara İl Teşkilatı');
  });

  it('sends the message to the branch, without a script, and says so on the next page', async () => {
    const reply = await send('?il=ankara&ilce=cankaya');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`${PATH}/alindi?teskilat=ankara/cankaya`);
    expect(await read(String(reply.headers.location))).toContain(
      'Mesajınızı Çankaya İlçe Teşkilatı, Ankara okur.',
    );
    expect(await branchesOfMessages()).toEqual(['cankaya']);
    // A made-up address names no branch that does not exist.
    expect(await read(`${PATH}/alindi?teskilat=bolu`)).not.toContain('Bolu');
  });

  it('keeps no page for a branch that a visitor invents', async () => {
    const entries = async () =>
      /^ufuk_cache_entries (\d+)$/m.exec((await test.call({ url: '/metrics' })).body)?.[1];
    await read(`${PATH}/alindi?teskilat=ankara`);
    const before = await entries();
    for (const name of ['bolu', 'aa', 'ankara/bb', 'ankara/cc'])
      await read(`${PATH}/alindi?teskilat=${name}`);
    for (const name of ['dd', 'kadikoy']) await read(`${PATH}?il=ankara&ilce=${name}`);
    expect(await entries()).toBe(before);
    await read(`${PATH}/alindi?teskilat=izmir`);
    expect(await entries()).not.toBe(before);
  });

  it('keeps the branch when it is refused', async () => {
    const refused = await send('?il=ankara&ilce=cankaya', { email: 'ayla' });
    expect(refused.statusCode).toBe(422);
    expect(reader(refused.body)).toBe('Çankaya İlçe Teşkilatı, Ankara');
    expect(refused.body).toContain('name="branch" value="ankara/cankaya"');
  });

  it('goes to the province if the branch was closed meanwhile, and to the party if the place is made up', async () => {
    const html = await read(`${PATH}?il=ankara&ilce=cankaya`);
    expect(reader(html)).toContain('Çankaya');
    await setState('cankaya', 'closed');
    expect((await send('', { branch: 'ankara/cankaya' })).statusCode).toBe(303);
    expect((await send('', { branch: 'yok/../x', text: 'b' })).statusCode).toBe(303);
    expect((await branchesOfMessages()).toSorted()).toEqual(['ankara', null]);
    const long = await send('', { branch: 'a'.repeat(500), text: 'c' });
    expect(long.statusCode).toBe(422);
  });

  it('takes the same words for two branches as two messages, and for one as one', async () => {
    for (const query of ['', '?il=izmir', '?il=izmir', '?il=ankara']) await send(query);
    expect((await branchesOfMessages()).toSorted()).toEqual(['ankara', 'izmir', null]);
  });
});

describe('a message to a branch', () => {
  it('is seen by the accounts of that branch, of its province and of the whole party alone', async () => {
    await send('?il=ankara&ilce=cankaya');
    await send('', { text: 'Genel merkeze.' });
    const totals = async (who: string) => (await inbox(who)).total;
    expect(await totals('cankaya')).toBe(1);
    expect(await totals('ankara')).toBe(1);
    expect(await totals('izmir')).toBe(0);
    expect(await totals('genel')).toBe(2);
    const [message] = (await inbox('cankaya')).data;
    expect(message?.branch).toEqual({ id: ids.cankaya, name: 'Çankaya, Ankara' });
    const url = `/api/messages/${message?.id}`;
    const get = async (who: string) => test.call({ url, headers: sessions[who] ?? {} });
    expect((await get('izmir')).statusCode).toBe(404);
    const whole: Message = (await get('genel')).json().data;
    expect(whole.branch?.name).toBe('Çankaya, Ankara');
  });

  it('is told to the same accounts, and not to the address of the topic', async () => {
    await send('?il=izmir');
    const told = async (who: string) => {
      const reply = await test.call({ url: '/api/notifications', headers: sessions[who] ?? {} });
      return reply.json().data.entries.filter(({ kind }: { kind: string }) => kind === 'messageNew')
        .length;
    };
    expect(await told('izmir')).toBe(1);
    expect(await told('genel')).toBe(1);
    expect(await told('cankaya')).toBe(0);
    expect(await db().$count(topicEmails)).toBe(0);
    await send('');
    expect(await db().$count(topicEmails)).toBe(1);
  });

  it('is found by its branch; a province finds those of its districts', async () => {
    for (const query of ['?il=ankara&ilce=cankaya', '?il=ankara', '?il=izmir', ''])
      await send(query);
    const found = async (branch: string) =>
      (await inbox('genel', `?branch=${branch}`)).data
        .map((message) => message.branch?.name ?? null)
        .toSorted();
    expect(await found(ids.cankaya as string)).toEqual(['Çankaya, Ankara']);
    expect(await found(ids.ankara as string)).toEqual(['Ankara', 'Çankaya, Ankara']);
    expect(await found('none')).toEqual([null]);
    expect((await inbox('cankaya', `?branch=${ids.izmir}`)).total).toBe(0);
    const wrong = await test.call({
      url: '/api/messages?branch=x',
      headers: sessions.genel ?? {},
    });
    expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining('branch')]);
  });
});

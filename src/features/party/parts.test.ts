import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoParty } from '../../../database/demo/party.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { type PartyFields, type PartyRecord, pickPart } from './contract.ts';
import { getParty } from './operations.server.ts';
import { PARTY_PART_NAMES, PARTY_PARTS, type PartyPart, partyPartPath } from './parts.ts';
import { party } from './tables.server.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.app.services;
  const { logo: _logo, ...data } = demoParty;
  await db.delete(party);
  await db.insert(party).values({ data });
  test.app.forgetAll();
});

const read = async (): Promise<PartyRecord> =>
  (await test.call({ url: '/api/party', headers })).json().data;
const put = (at: string, payload: object) =>
  test.call({ method: 'PUT', url: `/api/party${at}`, headers, payload });
const save = (part: PartyPart, seen: PartyRecord, change: Partial<PartyFields>) =>
  put(`/${part}`, { ...pickPart(seen.fields, part), ...change, version: seen.version });

describe('a part of the party', () => {
  it('has every field of the party exactly once, and an address of its own', async () => {
    const { fields } = await read();
    const all = PARTY_PART_NAMES.flatMap((part) => [...PARTY_PARTS[part].fields]);
    expect(all.toSorted()).toEqual(Object.keys(fields).toSorted());
    const addresses = PARTY_PART_NAMES.map(partyPartPath);
    expect(new Set(addresses).size).toBe(PARTY_PART_NAMES.length);
    expect(partyPartPath('look')).toBe('/dashboard/admin/party/gorunum');
  });

  it('is saved without the others, and pages show it at once', async () => {
    const seen = await read();
    const reply = await save('identity', seen, { name: 'Yeni Parti' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data.fields).toEqual({ ...seen.fields, name: 'Yeni Parti' });
    expect((await test.call({ url: '/' })).body).toContain('Yeni Parti');
    const other = await put('/identity', { ...seen.fields, version: seen.version });
    expect(other.statusCode).toBe(422);
    expect(Object.keys(other.json().fields)).toContain('color');
  });

  it('does not conflict with a change of another part that was saved in between', async () => {
    const seen = await read();
    expect((await save('look', seen, { color: '#c8102e' })).statusCode).toBe(200);
    expect((await save('measurement', seen, { tagManagerId: 'GTM-ABC123' })).statusCode).toBe(200);
    const late = await save('look', seen, { color: '#00653a' });
    expect(late.statusCode).toBe(409);
    expect(late.json().current.fields).toMatchObject({
      color: '#c8102e',
      tagManagerId: 'GTM-ABC123',
    });
    const again = await save('look', { ...seen, version: late.json().current.version }, {});
    expect(again.statusCode).toBe(200);
  });

  it('two changes of it at the same time cannot both succeed, those of two parts can', async () => {
    const seen = await read();
    const replies = await Promise.all([
      save('identity', seen, { name: 'A' }),
      save('identity', seen, { name: 'B' }),
      save('measurement', seen, { tagManagerId: 'GTM-ABC123' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409]);
    expect((await getParty(test.app.services.db)).tagManagerId).toBe('GTM-ABC123');
  });

  it('conflicts with a change of everything, and everything with a change of it', async () => {
    const seen = await read();
    await put('', { ...seen.fields, name: 'Hepsi', version: seen.version });
    expect((await save('identity', seen, { name: 'Biri' })).statusCode).toBe(409);
    expect((await save('look', seen, { color: '#c8102e' })).statusCode).toBe(200);
    const all = await put('', { ...seen.fields, name: 'Hepsi', version: seen.version + 1 });
    expect(all.statusCode).toBe(409);
  });

  it('conflicts with a change of a release that does not know the parts', async () => {
    const first = await read();
    await save('look', first, { color: '#c8102e' });
    const seen = await read();
    const { db } = test.app.services;
    await db.update(party).set({ version: seen.version + 1 });
    expect((await save('look', seen, { color: '#00653a' })).statusCode).toBe(409);
    expect((await save('look', seen, {})).statusCode).toBe(409);
    expect((await save('look', await read(), { color: '#00653a' })).statusCode).toBe(200);
  });

  it('can be saved although another one has a fault of former times', async () => {
    const { db } = test.app.services;
    const { logo: _logo, ...data } = demoParty;
    await db.update(party).set({ data: { ...data, color: '#ffcc00' } });
    const seen = await read();
    expect((await save('identity', seen, { name: 'Ad' })).statusCode).toBe(200);
    const refused = await save('look', seen, {});
    expect(Object.keys(refused.json().fields)).toEqual(['color']);
  });

  it('removes the other addresses of the demo with the first own one, and marks translations', async () => {
    const seen = await read();
    const reply = await save('contact', seen, { email: 'posta@yeni.example' });
    expect(reply.statusCode).toBe(200);
    expect(JSON.stringify(reply.json().data.fields)).not.toMatch(/"[a-z]+@ufuk\.example"/);
    const slogan = { ...seen.fields.slogan, tr: 'Başka söz.' };
    const changed = await save('identity', await read(), { slogan });
    expect(changed.json().data.fields.slogan.behind).toEqual(['en', 'de', 'es']);
    const url = '/api/audit?action=party.update&pageSize=1';
    const [event] = (await test.call({ url, headers })).json().data;
    expect(event.after.changedFields).toBe('slogan');
  });

  it('an editor can neither save nor preview it', async () => {
    await test.addUser('editor', 'editor');
    const seen = await read();
    const editor = await test.signIn('editor');
    for (const [method, at] of [
      ['PUT', '/look'],
      ['POST', '/preview'],
    ] as const) {
      const payload =
        method === 'PUT'
          ? { ...pickPart(seen.fields, 'look'), version: seen.version }
          : { part: 'identity', fields: {}, locale: 'tr' };
      const url = `/api/party${at}`;
      const reply = await test.call({ method, url, headers: editor, payload });
      expect(reply.statusCode).toBe(403);
    }
  });
});

describe('the preview', () => {
  const preview = async (payload: object) =>
    test.call({ method: 'POST', url: '/api/party/preview', headers, payload });
  const text = { tr: 'Denenen söz', en: 'Tried words', de: '', es: '' };

  it('shows header and slogan of the home page with what is typed, and stores nothing', async () => {
    const fields = { name: 'Denenen Parti', slogan: text };
    const { html } = (await preview({ part: 'identity', fields, locale: 'tr' })).json().data;
    expect(html).toContain('Denenen Parti');
    expect(html).toMatch(/<h1.*Denenen söz/);
    expect(html).not.toContain('<script');
    const english = (await preview({ part: 'identity', fields, locale: 'en' })).json().data;
    expect(english.html).toMatch(/<h1.*Tried words/);
    expect((await read()).fields.name).toBe(demoParty.name);
  });

  it('shows the contact card, the account card and the row of networks', async () => {
    const cards: [string, object, RegExp][] = [
      ['contact', { address: 'Yeni Sokak 1' }, /<address>.*Yeni Sokak 1/],
      [
        'social',
        { social: { x: 'https://x.com/yeni', facebook: '', instagram: '', youtube: '' } },
        /href="https:\/\/x.com\/yeni"/,
      ],
      [
        'donation',
        {
          donation: {
            ...(await read()).fields.donation,
            accounts: [{ bank: 'Banka', name: 'Hesap Sahibi', iban: 'TR330006100519786457841326' }],
          },
        },
        /Hesap Sahibi.*TR33 0006/,
      ],
    ];
    for (const [part, fields, shown] of cards) {
      const reply = await preview({ part, fields, locale: 'tr' });
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json().data.html).toMatch(shown);
    }
  });

  it.each(['about', 'boards', 'membership'])('shows the page of %s', async (part) => {
    const { html } = (await preview({ part, fields: {}, locale: 'de' })).json().data;
    expect(html).toContain('<h1');
  });

  it('names the field that is wrong', async () => {
    const reply = await preview({ part: 'contact', fields: { phone: '1' }, locale: 'tr' });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(['fields.phone']);
  });
});

it('a preview is rendered as often as somebody types, and not more', async () => {
  await test.addUser('hizli', 'admin');
  const own = await test.signIn('hizli');
  const ask = (url: string) => test.call({ method: 'POST', url, headers: own, payload: [] });
  for (const url of ['/api/party/preview', '/api/menu/preview', '/api/contents/preview-page']) {
    const statuses = new Set<number>();
    for (let count = 0; count < 600; count++) statuses.add((await ask(url)).statusCode);
    expect([url, ...statuses, (await ask(url)).statusCode]).toEqual([url, 422, 429]);
  }
});

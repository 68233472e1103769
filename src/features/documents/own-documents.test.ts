import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { SLIM_PDF } from '../../../tests/harness/tiny-pdf.ts';
import { SYSTEM } from '../../platform/actor.ts';
import { operationOf } from '../../platform/services.server.ts';
import { media } from '../media/tables.server.ts';
import { menuItems, menuVersion } from '../menu/tables.server.ts';
import type { DocumentDetails } from './contract.ts';
import { DOCUMENT_LIMITS, KEPT_DAYS, NO_TRANSLATIONS } from './schema.ts';
import { documentAddresses, documentDrafts, documents } from './tables.server.ts';
import { eraseOldDocuments } from './trash.server.ts';

let test: TestApp;
let admin: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('belge', 'admin');
  await test.addUser('yazar', 'editor');
  admin = await test.signIn('belge');
  editor = await test.signIn('yazar');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.app.services;
  for (const table of [documents, documentDrafts, documentAddresses, menuItems, menuVersion])
    await db.delete(table);
  test.app.forgetAll();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers = admin) =>
  test.call({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
const page = (url: string) => test.call({ method: 'GET', url });

async function done(method: Method, url: string, payload?: object): Promise<DocumentDetails> {
  const reply = await call(method, url, payload);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
}

const add = (change: object = {}) =>
  done('POST', '/documents', {
    kind: 'regulation',
    title: 'Üyelik Yönetmeliği',
    slug: 'uyelik-yonetmeligi',
    ...change,
  });

const BODY = '## Genel hükümler\n\n### Madde 1: Amaç\n\nBu yönetmelik sandalcılığı düzenler.';

async function publish(
  { id, title: known }: DocumentDetails,
  body = BODY,
): Promise<DocumentDetails> {
  const path = `/documents/${id}/draft`;
  const { version } = await done('POST', path);
  // A fixed document has no title before its first version.
  const title = known || 'Tüzük';
  const fields = { title, summary: 'Üyeler için.', note: '', adoptedOn: '2026-11-10', body };
  const saved = await done('PUT', path, { ...fields, version });
  const sent = await filePayload(admin, SLIM_PDF, 'yonetmelik.pdf', { type: 'application/pdf' });
  const reply = await test.call({ url: `/api${path}/file?version=${saved.version}`, ...sent });
  expect(reply.statusCode, reply.body).toBe(200);
  return done('POST', `${path}/publish`, { version: reply.json().data.version });
}
const published = async (change: object = {}) => publish(await add(change));

const change = ({ id, kind, slug, translations, version }: DocumentDetails, changes: object) =>
  call('PUT', `/documents/${id}`, { kind, slug, translations, version, ...changes });
const remove = ({ id, version }: DocumentDetails, target = '') =>
  call('POST', `/documents/${id}/remove`, { version, target });

describe('a document that an admin adds', () => {
  it('is seen by nobody until its first version is published', async () => {
    const made = await add();
    expect(made).toMatchObject({
      kind: 'regulation',
      isFixed: false,
      path: '/belgeler/uyelik-yonetmeligi',
      versions: [],
      draft: null,
    });
    expect((await page('/belgeler/uyelik-yonetmeligi')).statusCode).toBe(404);
    expect((await page('/belgeler')).body).not.toContain('Üyelik Yönetmeliği');
    await publish(made);
    const { statusCode, body } = await page('/belgeler/uyelik-yonetmeligi');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Üyelik Yönetmeliği</h1>');
    expect(body).toContain('id="madde-1"');
    expect(body).toContain('"contentUrl":"http://ufuk.test/belgeler/uyelik-yonetmeligi-1.pdf"');
    expect((await page('/belgeler')).body).toContain('href="/belgeler/uyelik-yonetmeligi"');
  });

  it('has its PDF at an address of its own', async () => {
    await published();
    const reply = await page('/belgeler/uyelik-yonetmeligi-1.pdf');
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(SLIM_PDF)).toBe(true);
  });

  it('keeps its earlier versions', async () => {
    const made = await published();
    await publish(made, `${BODY}\n\n### Madde 2: Yürürlük\n\nHemen.`);
    const present = await page('/belgeler/uyelik-yonetmeligi');
    expect(present.body).toContain('id="madde-2"');
    expect(present.body).toContain('href="/belgeler/uyelik-yonetmeligi?surum=1"');
    const old = await page('/belgeler/uyelik-yonetmeligi?surum=1');
    expect(old.body).not.toContain('id="madde-2"');
    expect((await page('/belgeler/uyelik-yonetmeligi?surum=9')).statusCode).toBe(404);
  });

  it('is found by the search, and is in the sitemap', async () => {
    await published();
    const found = await page('/tum-icerikler?ara=sandalc%C4%B1l%C4%B1k');
    expect(found.body).toContain('href="/belgeler/uyelik-yonetmeligi#madde-1"');
    expect(found.body).toContain('Üyelik Yönetmeliği');
    expect((await page('/sitemaps/documents.xml')).body).toContain(
      '<loc>http://ufuk.test/belgeler/uyelik-yonetmeligi</loc>',
    );
  });

  it('can be one of several of its kind', async () => {
    await published();
    await published({ title: 'Aday Yönetmeliği', slug: 'aday-yonetmeligi' });
    const { body } = await page('/belgeler');
    const group = body.slice(body.indexOf('id="regulation"'));
    expect(group.indexOf('Aday Yönetmeliği')).toBeLessThan(group.indexOf('Üyelik Yönetmeliği'));
    const { data } = (await call('GET', '/documents')).json();
    expect(data).toHaveLength(7);
  });

  it.each([
    ['slug', { slug: 'tuzuk' }],
    ['slug', { slug: 'İki Sözcük' }],
    ['slug', { slug: '' }],
    ['slug', { slug: 'a'.repeat(81) }],
    ['title', { title: '' }],
    ['title', { title: 'a'.repeat(161) }],
    ['kind', { kind: 'anayasa' }],
  ])('is refused at its field %s: %o', async (field, wrong) => {
    const fields = { kind: 'report', title: 'Rapor', slug: 'rapor', ...wrong };
    const reply = await call('POST', '/documents', fields);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('cannot have the address of another one', async () => {
    await add();
    const reply = await call('POST', '/documents', {
      kind: 'report',
      title: 'Rapor',
      slug: 'uyelik-yonetmeligi',
    });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['slug']]);
    const query = '?slug=uyelik-yonetmeligi';
    const asked = (await call('GET', `/documents/address${query}`)).json().data;
    expect(asked).toEqual({ path: '/belgeler/uyelik-yonetmeligi', isFree: false });
  });

  it('is refused when there are too many', async () => {
    const rows = Array.from({ length: DOCUMENT_LIMITS.documents }, (_, n) => ({
      kind: 'report' as const,
      slug: `rapor-${n}`,
      title: `Rapor ${n}`,
      updatedAt: new Date(),
    }));
    await test.app.services.db.insert(documents).values(rows);
    const reply = await call('POST', '/documents', { kind: 'report', title: 'R', slug: 'r' });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['title']]);
  });

  it('can be changed by admins alone', async () => {
    const made = await published();
    const { id, version } = made;
    for (const [method, url, payload] of [
      ['POST', '/documents', { kind: 'report', title: 'R', slug: 'r' }],
      ['PUT', `/documents/${id}/menu`, { place: 'top' }],
      ['POST', `/documents/${id}/remove`, { version, target: '' }],
      ['DELETE', `/documents/${id}`, undefined],
    ] as const)
      expect((await call(method, url, payload, editor)).statusCode, url).toBe(403);
  });
});

describe('the translations of a document', () => {
  it('are shown in their language, and Turkish in the others', async () => {
    const made = await published();
    const en = { title: 'Membership Regulation', summary: 'For members.' };
    const reply = await change(made, { translations: { ...NO_TRANSLATIONS, en } });
    expect(reply.json().data.languages).toEqual(['tr', 'en']);
    const english = (await page('/en/belgeler/uyelik-yonetmeligi')).body;
    expect(english).toContain('<h1 lang="en">Membership Regulation</h1>');
    expect(english).toMatch(/<title>Membership Regulation \|/);
    expect((await page('/en/belgeler')).body).toContain('>Membership Regulation</a>');
    const german = (await page('/de/belgeler/uyelik-yonetmeligi')).body;
    expect(german).toContain('<h1>Üyelik Yönetmeliği</h1>');
  });

  it('can be written for a fixed document, too', async () => {
    await publish(await done('GET', '/documents/charter'));
    const charter = await done('GET', '/documents/charter');
    const de = { title: 'Satzung der Partei', summary: '' };
    expect((await change(charter, { translations: { ...NO_TRANSLATIONS, de } })).statusCode).toBe(
      200,
    );
    expect((await page('/de/tuzuk')).body).toContain('<h1 lang="de">Satzung der Partei</h1>');
  });

  it('are refused with the stored document if it was changed meanwhile', async () => {
    const made = await published();
    expect((await change(made, { kind: 'guide' })).statusCode).toBe(200);
    const reply = await change(made, { kind: 'report' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().current).toMatchObject({ kind: 'guide' });
  });
});

describe('the address of a document', () => {
  it('leads to the new one after a change, with its versions and PDFs', async () => {
    const made = await published();
    const moved = (await change(made, { slug: 'uyelik' })).json().data;
    expect(moved.path).toBe('/belgeler/uyelik');
    expect((await page('/belgeler/uyelik')).statusCode).toBe(200);
    const from = '/belgeler/uyelik-yonetmeligi';
    for (const [asked, answer] of [
      [from, '/belgeler/uyelik'],
      [`/en${from}`, '/en/belgeler/uyelik'],
      [`${from}?surum=1`, '/belgeler/uyelik?surum=1'],
      [`${from}-1.pdf`, '/belgeler/uyelik-1.pdf'],
    ] as const) {
      const reply = await page(asked);
      expect([reply.statusCode, reply.headers.location], asked).toEqual([301, answer]);
    }
    // Further changes send every former address to the present one.
    const again = (await change(moved, { slug: 'uyeler' })).json().data;
    expect((await page(from)).headers.location).toBe('/belgeler/uyeler');
    await change(again, { slug: 'uyelik-yonetmeligi' });
    expect((await page(from)).statusCode).toBe(200);
    expect((await page('/belgeler/uyeler')).headers.location).toBe(from);
  });

  it('ends without a trace before the first version', async () => {
    const made = await add();
    await change(made, { slug: 'uyelik' });
    expect(await test.app.services.db.$count(documentAddresses)).toBe(0);
  });

  it('is fixed for the documents of the specification, as their kind is', async () => {
    await publish(await done('GET', '/documents/charter'));
    const charter = await done('GET', '/documents/charter');
    for (const changes of [{ slug: 'ana-tuzuk' }, { kind: 'guide' }]) {
      const reply = await change(charter, changes);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['slug']]);
    }
    expect((await remove(charter)).statusCode).toBe(422);
    expect((await page('/tuzuk')).statusCode).toBe(200);
  });
});

describe('the menu', () => {
  const shown = async () => (await page('/arsiv')).body;

  it('has a document where an admin places it, follows its address, and loses a removed one', async () => {
    const made = await published();
    const placed = await done('PUT', `/documents/${made.id}/menu`, { place: 'top' });
    expect(placed.menu.place).toBe('top');
    expect(await shown()).toContain('<a href="/belgeler/uyelik-yonetmeligi"');
    const moved = (await change(made, { slug: 'uyelik' })).json().data;
    expect(await shown()).toContain('<a href="/belgeler/uyelik"');
    expect((await remove(moved)).statusCode).toBe(200);
    expect(await shown()).not.toContain('/belgeler/uyelik');
  });

  it('takes no document that is not published', async () => {
    const { id } = await add();
    const reply = await call('PUT', `/documents/${id}/menu`, { place: 'top' });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['place']]);
  });
});

describe('a removed document', () => {
  it('answers 410, also at its former addresses, and is not found any more', async () => {
    const made = await published();
    const moved = (await change(made, { slug: 'uyelik' })).json().data;
    expect((await remove(moved)).statusCode).toBe(200);
    for (const path of ['/belgeler/uyelik', '/belgeler/uyelik-yonetmeligi'])
      expect((await page(path)).statusCode, path).toBe(410);
    expect((await page('/belgeler/uyelik-1.pdf')).statusCode).toBe(404);
    expect((await page('/belgeler')).body).not.toContain('Üyelik Yönetmeliği');
    expect((await page('/tum-icerikler?ara=sandalc%C4%B1l%C4%B1k')).body).not.toContain('madde-1');
    expect((await call('POST', `/documents/${made.id}/draft`)).statusCode).toBe(404);
  });

  it('leads where the admin says', async () => {
    const made = await published();
    expect((await remove(made, '/tuzuk')).statusCode).toBe(200);
    const reply = await page('/en/belgeler/uyelik-yonetmeligi');
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/en/tuzuk']);
  });

  it.each(['https://ornek.com', '//ornek.com', 'tuzuk', '/en/tuzuk'])(
    'cannot lead to %s',
    async (target) => {
      const reply = await remove(await add(), target);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['target']]);
    },
  );

  it('cannot lead to itself, also through another removed one', async () => {
    const one = await published();
    const other = await published({ title: 'Başka', slug: 'baska' });
    expect((await remove(one, one.path)).json().fields).toHaveProperty('target');
    expect((await remove(one, other.path)).statusCode).toBe(200);
    const reply = await remove(other, one.path);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['target']]);
  });

  it('comes back with its versions, at a free address', async () => {
    const made = await published();
    await remove(made, '/tuzuk');
    await published({ title: 'Yeni', slug: 'uyelik-yonetmeligi' });
    const { data } = (await call('GET', '/documents')).json();
    const removed = data.find(({ id }: { id: string }) => id === made.id);
    expect(removed.erasedAt).not.toBeNull();
    const back = await done('POST', `/documents/${made.id}/recover`, { version: removed.version });
    expect(back.path).toBe(`/belgeler/uyelik-yonetmeligi-${made.id.slice(0, 8)}`);
    expect((await page(back.path)).body).toContain('<h1>Üyelik Yönetmeliği</h1>');
    expect((await page('/belgeler/uyelik-yonetmeligi')).body).toContain('<h1>Yeni</h1>');
  });

  it('is erased with its files when an admin says so, or after its time', async () => {
    const { db, store, mediaUses } = test.app.services;
    const pictures = await db.$count(media);
    const first = await published();
    await remove(first);
    expect((await call('DELETE', `/documents/${first.id}`)).statusCode).toBe(200);
    const second = await published({ slug: 'ikinci' });
    await remove(second);
    const op = operationOf(test.app.services, SYSTEM);
    const erase = (days: number) =>
      eraseOldDocuments(
        { ...op, now: new Date(test.now.value.getTime() + days * 86_400_000) },
        store,
        mediaUses,
        new AbortController().signal,
      );
    await erase(KEPT_DAYS - 1);
    expect(await db.$count(documents, eq(documents.id, second.id))).toBe(1);
    await erase(KEPT_DAYS + 1);
    expect(await db.$count(documents)).toBe(0);
    expect(await db.$count(media)).toBe(pictures);
    // What its address answers stays.
    expect((await page('/belgeler/ikinci')).statusCode).toBe(410);
  });
});

describe('the audit log', () => {
  it('names the document in each event', async () => {
    const made = await published();
    const moved = (await change(made, { slug: 'uyelik' })).json().data;
    await remove(moved);
    const { data } = (await call('GET', `/audit?pageSize=100`)).json();
    const ours = data.filter(({ subject }: { subject: { id: string } | null }) =>
      subject?.id.includes(made.id),
    );
    const actions = ours.map(({ action }: { action: string }) => action);
    for (const action of ['create', 'draft', 'upload', 'publish', 'change', 'remove'])
      expect(actions).toContain(`document.${action}`);
  });
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_DOCUMENTS } from '../../../database/demo/read-documents.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { Actor } from '../../platform/actor.ts';
import { operationOf } from '../../platform/services.server.ts';
import { media } from '../media/tables.server.ts';
import type { Draft } from './contract.ts';
import { addDocumentVersion } from './publish.server.ts';
import { documentDrafts, documents } from './tables.server.ts';

let test: TestApp;
let admin: Record<string, string>;
let actor: Actor;
let pdf: Buffer;
let other: Buffer;

beforeAll(async () => {
  test = await openTestApp();
  const id = await test.addUser('belge', 'admin');
  actor = { kind: 'staff', id, role: 'admin', sessionId: null, mustSetUpTwoStep: false };
  admin = await test.signIn('belge');
  pdf = await readFile(`${DEMO_DOCUMENTS}/manifesto.pdf`);
  other = await readFile(`${DEMO_DOCUMENTS}/charter.pdf`);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.services.db.delete(documents);
  await test.app.services.db.delete(documentDrafts);
  test.app.forgetAll();
});

const PATH = '/api/documents/charter';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.call({ method, url, headers: admin, ...(payload ? { payload } : {}) });

async function upload(bytes: Buffer, version: number, name = 'Tüzük 2026.pdf') {
  const sent = await filePayload(admin, bytes, name, { type: 'application/pdf' });
  return test.call({ url: `${PATH}/draft/file?version=${version}`, ...sent });
}

const words = {
  title: 'Tüzük',
  summary: 'Partinin kuralları.',
  adoptedOn: '2026-11-15',
  note: 'Kurultayda kabul edildi.',
  body: '## Birinci bölüm: Üyelik\n\n### Madde 1: Haklar\n\nHer üye bir oya sahiptir.',
};
async function begin(): Promise<Draft> {
  const reply = await call('POST', `${PATH}/draft`);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
}
async function save(version: number, change: object = {}): Promise<Draft> {
  const reply = await call('PUT', `${PATH}/draft`, { ...words, ...change, version });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
async function filled(file = pdf, change: object = {}): Promise<Draft> {
  const { version } = await save((await begin()).version, change);
  const reply = await upload(file, version);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const publish = (version: number, more: object = {}) =>
  call('POST', `${PATH}/draft/publish`, { version, ...more });
const actions = async () => {
  const { data } = (await call('GET', '/api/audit?pageSize=100')).json();
  return data.map((event: { action: string }) => event.action);
};

describe('the list', () => {
  it('has every document, also those that are not published', async () => {
    const { data } = (await call('GET', '/api/documents')).json();
    expect(data).toHaveLength(5);
    expect(data[3]).toMatchObject({
      id: 'charter',
      kind: 'charter',
      isFixed: true,
      path: '/tuzuk',
      inForce: null,
      draft: null,
    });
    await filled();
    const { version } = (await call('GET', PATH)).json().data.draft;
    await publish(version);
    await begin();
    const [, , , charter] = (await call('GET', '/api/documents')).json().data;
    expect(charter).toMatchObject({
      inForce: { number: 1, pages: 7, bytes: pdf.length, hasText: true },
      draft: { number: 2, pages: null, bytes: null, adoptedOn: '' },
    });
    expect(charter.draft.body).toBeUndefined();
  });

  it('names no document that does not exist', async () => {
    for (const kind of ['anayasa', '..', 'constructor'])
      expect((await call('GET', `/api/documents/${kind}`)).statusCode, kind).toBe(404);
  });
});

describe('a draft', () => {
  it('begins once, with the texts in force, and without a file and a day', async () => {
    await publish((await filled()).version);
    const first = await begin();
    expect(first).toMatchObject({ ...words, adoptedOn: '', note: '', file: null, number: 2 });
    const again = await call('POST', `${PATH}/draft`);
    expect([again.statusCode, again.json().data.version]).toEqual([200, first.version]);
  });

  it('shows nothing to visitors', async () => {
    await filled();
    expect((await test.call({ method: 'GET', url: '/tuzuk' })).body).toContain(
      'henüz yayımlanmadı',
    );
    expect((await test.call({ method: 'GET', url: '/belgeler/tuzuk-1.pdf' })).statusCode).toBe(404);
  });

  it('refuses a change of an older version, and shows the stored one', async () => {
    const draft = await begin();
    await save(draft.version);
    const reply = await call('PUT', `${PATH}/draft`, {
      ...words,
      title: 'Eski',
      version: draft.version,
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().current).toMatchObject({ title: 'Tüzük', version: draft.version + 1 });
    for (const late of [
      await upload(pdf, draft.version),
      await publish(draft.version),
      await call('DELETE', `${PATH}/draft?version=${draft.version}`),
    ])
      expect(late.statusCode, late.body).toBe(409);
  });

  it('keeps its version if nothing changes', async () => {
    const saved = await save((await begin()).version);
    expect((await save(saved.version)).version).toBe(saved.version);
  });

  it.each([
    ['title', { title: 'a'.repeat(161) }],
    ['adoptedOn', { adoptedOn: '0000-01-01' }],
    ['adoptedOn', { adoptedOn: '2026-02-30' }],
    ['body', { body: 'a'.repeat(500_001) }],
    ['summary', { summary: 5 }],
  ])('with a wrong value is refused with the field: %s', async (field, change) => {
    const { version } = await begin();
    const reply = await call('PUT', `${PATH}/draft`, { ...words, ...change, version });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('is deleted with its file and picture', async () => {
    const { db, store } = test.app.services;
    const before = await db.$count(media);
    const { version } = await filled();
    const [row] = await db.select().from(documentDrafts);
    expect(await db.$count(media)).toBe(before + 1);
    expect((await call('DELETE', `${PATH}/draft?version=${version}`)).statusCode).toBe(200);
    expect(await db.$count(media)).toBe(before);
    await eventually(() => store.size(row?.fileKey as string)).toBeNull();
    expect((await call('DELETE', `${PATH}/draft?version=1`)).statusCode).toBe(404);
  });
});

describe('a PDF', () => {
  it('is read and shown with its first page, and replaces the former one', async () => {
    const { db, store } = test.app.services;
    const before = await db.$count(media);
    const draft = await filled();
    expect(draft.file).toMatchObject({ name: 'Tüzük 2026.pdf', pages: 7, bytes: pdf.length });
    expect(draft.file?.cover?.widths.length).toBeGreaterThan(0);
    const [row] = await db.select().from(documentDrafts);
    const next = (await upload(other, draft.version)).json().data;
    expect(next.file.checksum).not.toBe(draft.file?.checksum);
    expect(await db.$count(media)).toBe(before + 1);
    await eventually(() => store.size(row?.fileKey as string)).toBeNull();
  });

  it.each([
    ['', 'pdf'],
    ['%PDF-1.7 and nothing more', 'pdf'],
    ['<svg/>', 'svg'],
  ])('that cannot be read is refused at its field, and nothing is stored: %s', async (text) => {
    const { db } = test.app.services;
    const before = await db.$count(media);
    const { version } = await begin();
    const reply = await upload(Buffer.from(text), version);
    expect(reply.statusCode, reply.body).toBe(422);
    expect(reply.json().fields.file).toBeTruthy();
    expect(await db.$count(media)).toBe(before);
    expect((await call('GET', PATH)).json().data.draft).toMatchObject({ version, file: null });
  });

  it('is not received without a file or by a stranger', async () => {
    const { version } = await begin();
    const url = `${PATH}/draft/file?version=${version}`;
    expect((await call('POST', url, {})).statusCode).toBe(422);
    expect((await test.call({ method: 'POST', url })).statusCode).toBe(401);
  });
});

describe('publishing', () => {
  it('names each field that is missing', async () => {
    const { version } = await save((await begin()).version, { title: '', adoptedOn: '' });
    const reply = await publish(version);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({
      title: 'Başlık zorunludur.',
      adoptedOn: 'Kabul tarihi zorunludur.',
      file: 'PDF dosyası zorunludur.',
    });
  });

  it('refuses a day in the future', async () => {
    const { version } = await filled(pdf, { adoptedOn: '2099-01-01' });
    const reply = await publish(version);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['adoptedOn']]);
  });

  it('makes a version that visitors see at once, and the earlier PDF stays the same', async () => {
    const get = (url: string) => test.call({ method: 'GET', url });
    const { version } = await filled();
    expect((await get('/tuzuk')).body).toContain('henüz yayımlanmadı');
    expect((await get('/sitemaps/pages.xml')).body).not.toContain('/tuzuk<');
    const reply = await publish(version);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject({ draft: null, versions: [{ number: 1 }] });
    expect((await get('/tuzuk')).body).toContain('id="madde-1"');
    expect((await get('/sitemaps/pages.xml')).body).toContain('/tuzuk<');
    const body = `${words.body}\n\n### Madde 2: Ödevler\n\nAidat ödenir.`;
    const second = await filled(other, { body, title: 'Parti tüzüğü' });
    await publish(second.version);
    expect((await get('/tuzuk')).body).toContain('id="madde-2"');
    expect((await get('/tuzuk?surum=1')).body).not.toContain('id="madde-2"');
    expect((await get('/belgeler/tuzuk-1.pdf')).rawPayload.equals(pdf)).toBe(true);
    expect((await get('/belgeler/tuzuk-2.pdf')).rawPayload.equals(other)).toBe(true);
    expect((await get('/tum-icerikler?ara=aidat')).body).toContain('/tuzuk#madde-2');
  });

  it('refuses a draft that is the same as the version in force', async () => {
    await publish((await filled()).version);
    const reply = await publish((await filled()).version);
    expect([reply.statusCode, reply.json().message]).toEqual([
      422,
      'Taslağın metni ve PDF’si yürürlükteki sürümle aynı; yayımlanacak bir değişiklik yok.',
    ]);
  });

  it('of a new PDF with the text in force needs to be told what that means; readers are told that the text follows', async () => {
    const get = async (url: string) => (await test.call({ method: 'GET', url })).body;
    await publish((await filled()).version);
    const old = await filled(other);
    const refused = await publish(old.version);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { text: expect.stringContaining('metnin sonra geleceğini') },
    ]);
    expect(await get('/tuzuk')).not.toContain('henüz eklenmedi');
    const done = await publish(old.version, { text: 'follows' });
    expect(done.json().data.versions).toMatchObject([
      { number: 2, textOf: 1 },
      { number: 1, textOf: null },
    ]);
    expect(await get('/tuzuk')).toContain(
      'Aşağıdaki metin 1. sürüme aittir; geçerli olan 2. sürümün PDF’sidir.',
    );
    expect(await get('/tuzuk?surum=1')).not.toContain('henüz eklenmedi');
    // The text arrives with the same PDF.
    const whole = await filled(other, { body: `${words.body}\n\n### Madde 2: Ödevler\n\nAidat.` });
    expect((await publish(whole.version)).statusCode).toBe(200);
    expect(await get('/tuzuk')).not.toContain('henüz eklenmedi');
  });

  it('of a new PDF whose text has not changed is possible, without a note for readers', async () => {
    await publish((await filled()).version);
    const reply = await publish((await filled(other)).version, { text: 'same' });
    expect(reply.json().data.versions).toMatchObject([{ number: 2, textOf: null }, { number: 1 }]);
    expect((await test.call({ method: 'GET', url: '/tuzuk' })).body).not.toContain(
      'henüz eklenmedi',
    );
  });

  it('happens once if it is asked for twice', async () => {
    const { version } = await filled();
    const replies = await Promise.all([publish(version), publish(version)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  });

  it('and everything before it is in the audit log', async () => {
    const { version } = await filled();
    await publish(version);
    expect((await actions()).slice(0, 4)).toEqual([
      'document.publish',
      'document.upload',
      'document.update',
      'document.draft',
    ]);
  });
});

describe('the preview', () => {
  it('shows a text with its articles', async () => {
    const reply = await call('POST', '/api/documents/preview', { body: words.body });
    expect(reply.json().data.articles).toEqual([
      { id: 'birinci-bolum', number: 'Birinci bölüm', title: 'Üyelik', level: 2 },
      { id: 'madde-1', number: 'Madde 1', title: 'Haklar', level: 3 },
    ]);
    expect(reply.json().data.html).toContain('id="madde-1"');
  });
});

describe('a version that is added at once', () => {
  it('fails with the reason, also if its files cannot be removed', async () => {
    const { store, db } = test.app.services;
    const before = await db.$count(media);
    const write = vi.spyOn(store, 'write').mockRejectedValue(new Error('The store is full.'));
    const remove = vi.spyOn(store, 'removeAll').mockRejectedValue(new Error('Not removed.'));
    const op = operationOf(test.app.services, actor);
    await expect(
      addDocumentVersion(op, store, { ...words, document: 'charter', file: pdf }),
    ).rejects.toThrow('The store is full.');
    write.mockRestore();
    remove.mockRestore();
    expect(await db.$count(media)).toBe(before);
  });
});

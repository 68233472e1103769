import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../platform/actor.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import { operationOf } from '../../platform/services.server.ts';
import { type AuditEntry, SYSTEM_ID } from '../audit/contract.ts';
import { publishDue } from './jobs.server.ts';
import { saveContent } from './save.server.ts';
import { type Content, ContentChange } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  await test.addUser('baska', 'editor');
  await test.addUser('yonetici', 'admin');
  editor = await test.signIn('editor');
  admin = await test.signIn('yonetici');
});
afterAll(() => test.close());

/** The audit events of an item of content, the oldest first. */
async function eventsOf({ id }: { id: string }): Promise<AuditEntry[]> {
  const url = `/api/audit?subject=${id}&pageSize=100`;
  const reply = await test.call({ method: 'GET', url, headers: admin });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.reverse();
}
const actionsOf = async (content: { id: string }) =>
  (await eventsOf(content)).map(({ action }) => action);

async function write(content: object, headers = editor): Promise<Content> {
  const payload = { category: 'haberler', body: 'Gizli kalacak bir cümle.', ...content };
  const reply = await test.call({ method: 'POST', url: '/api/contents', payload, headers });
  expect(reply.statusCode).toBe(201);
  return reply.json().data;
}
async function save(content: Content, change: object, headers = editor): Promise<Content> {
  const { title, category, body, version, slug, state } = content;
  const payload = { title, category, body, version, slug, state, ...change };
  const url = `/api/contents/${content.id}`;
  const reply = await test.call({ method: 'PUT', url, payload, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}
const remove = ({ id, version }: Content) =>
  test.call({ method: 'DELETE', url: `/api/contents/${id}?version=${version}`, headers: editor });

it('the audit log records who created, published, changed, archived, unpublished and deleted an item', async () => {
  let content = await write({ title: 'Kıyı yürüyüşü' });
  content = await save(content, { state: 'published' });
  content = await save(content, { title: 'Kıyı yürüyüşü ertelendi', body: 'Yarına kaldı.' });
  content = await save(content, { state: 'archived' });
  content = await save(content, { state: 'draft' });
  expect((await remove(content)).statusCode).toBe(200);

  const events = await eventsOf(content);
  expect(events.map(({ action }) => action)).toEqual([
    'content.create',
    'content.publish',
    'content.update',
    'content.archive',
    'content.unpublish',
    'content.delete',
  ]);
  for (const { actor, address, subject } of events) {
    expect(actor?.name).toBe('Elif Karahan');
    expect(address).toBe('127.0.0.1');
    expect(subject).toMatchObject({ kind: 'content', id: content.id, exists: false });
  }
  expect(events[1]).toMatchObject({ before: { state: 'draft' }, after: { state: 'published' } });
  expect(events[2]).toMatchObject({
    subject: { name: 'Kıyı yürüyüşü ertelendi' },
    before: { title: 'Kıyı yürüyüşü', body: { characters: 24 } },
    after: { title: 'Kıyı yürüyüşü ertelendi', body: { characters: 13 } },
  });
  expect(events[5]?.before).toMatchObject({ slug: 'kiyi-yuruyusu', body: { characters: 13 } });
  expect(JSON.stringify(events)).not.toContain('cümle');
});

it('an item that is published with its first save has two events: created and published', async () => {
  const content = await write({ title: 'Hemen yayında', state: 'published' });
  expect(await actionsOf(content)).toEqual(['content.create', 'content.publish']);
});

it('the saves of a draft by one user are one event per quarter of an hour', async () => {
  const other = await test.signIn('baska');
  let content = await write({ title: 'Sürekli kaydedilen taslak' });
  for (let n = 0; n < 5; n++) content = await save(content, { body: `Metin ${n}` });
  expect(await actionsOf(content)).toEqual(['content.create']);
  for (let n = 0; n < 3; n++) content = await save(content, { body: `Başka metin ${n}` }, other);
  expect(await actionsOf(content)).toEqual(['content.create', 'content.update']);
  test.now.value = new Date(test.now.value.getTime() + 15 * 60_000);
  editor = await test.signIn('editor');
  admin = await test.signIn('yonetici');
  for (let n = 0; n < 3; n++) content = await save(content, { body: `Son metin ${n}` });
  expect(await actionsOf(content)).toEqual(['content.create', 'content.update', 'content.update']);
});

it('a save of a draft that is not recorded does not wait for the lock of the chain', async () => {
  let content = await write({ title: 'Kilit beklemeyen taslak' });
  const { db } = test.app.services;
  await db.transaction(async (tx) => {
    // Every event waits for this lock.
    await lockFor(tx, 'audit chain');
    content = await save(content, { body: 'Beklemeden kaydedildi.' });
  });
  expect(content.body).toBe('Beklemeden kaydedildi.');
});

it('a change of published content is always recorded, and a save without a change never', async () => {
  let content = await write({ title: 'Yayındaki içerik', state: 'published' });
  for (const body of ['Bir.', 'İki.', 'İki.', 'Üç.']) content = await save(content, { body });
  const changes = (await actionsOf(content)).filter((action) => action === 'content.update');
  expect(changes).toHaveLength(3);
});

it('of a published item, also a change of its tags or of its share data is recorded', async () => {
  let content = await write({ title: 'Etiketi değişen', state: 'published' });
  content = await save(content, { tags: ['kıyı'] });
  await save(content, { tags: ['kıyı'], share: { title: 'Kısa başlık' }, pinned: true });
  const [tagged, shared] = (await eventsOf(content)).slice(-2);
  expect([tagged?.action, shared?.action]).toEqual(['content.update', 'content.update']);
  expect(tagged?.after).toEqual({ tags: 'kıyı' });
  expect(Object.keys(shared?.after ?? {}).sort()).toEqual(['pinnedAt', 'shareTitle']);
});

it('review, schedule, publication at its time, changes that wait and a restore have events', async () => {
  const at = new Date(test.now.value.getTime() + 60_000).toISOString();
  let content = await write({ title: 'Adım adım' });
  content = await save(content, { state: 'inReview' });
  content = await save(content, { state: 'scheduled', publishedAt: at });
  test.now.value = new Date(Date.parse(at) + 1000);
  await publishDue(operationOf(test.app.services, SYSTEM));
  const url = `/api/contents/${content.id}`;
  const { title, category, slug } = content;
  const pending = { title, category, slug, body: 'Bekleyen.', version: content.version };
  const saved = await test.call({
    method: 'PUT',
    url: `${url}/pending`,
    payload: pending,
    headers: editor,
  });
  expect(saved.statusCode).toBe(200);
  const list = await test.call({ method: 'GET', url: `${url}/revisions`, headers: editor });
  const oldest = list.json().data.at(-1).id;
  const restored = await test.call({
    method: 'POST',
    url: `${url}/revisions/${oldest}/restore`,
    payload: { version: saved.json().data.version },
    headers: editor,
  });
  expect(restored.statusCode).toBe(200);
  content = await save(restored.json().data, {
    body: 'Yenisi.',
    publishedAt: at,
    state: 'published',
  });
  // Changes that are not published are in the history, not in the audit log.
  expect(await actionsOf(content)).toEqual([
    'content.create',
    'content.submit',
    'content.schedule',
    'content.publish',
    'content.restore',
    'content.update',
  ]);
});

it('a refused change has no event', async () => {
  const content = await write({ title: 'Çakışan içerik', state: 'published' });
  const before = await actionsOf(content);
  const payload = { title: 'Eski', category: 'haberler', body: 'x', state: 'archived', version: 7 };
  const url = `/api/contents/${content.id}`;
  const reply = await test.call({ method: 'PUT', url, payload, headers: editor });
  expect(reply.statusCode).toBe(409);
  expect(await actionsOf(content)).toEqual(before);
});

it('a draft that the system actor publishes (as a job does) has an event that names the system', async () => {
  const { id, title, category, body, slug, version } = await write({ title: 'Zamanı gelen' });
  const op = operationOf(test.app.services, SYSTEM);
  const change = { title, category, body, slug, version, state: 'published' };
  await saveContent(op, id, ContentChange.parse(change));
  const page = await test.call({ method: 'GET', url: `/haberler/${slug}` });
  expect(page.statusCode).toBe(200);
  const published = (await eventsOf({ id })).find(({ action }) => action === 'content.publish');
  expect(published?.actor).toEqual({ id: SYSTEM_ID, name: '', exists: false });
});

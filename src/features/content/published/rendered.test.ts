import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { RENDERER_VERSION } from '../../../platform/markup/stored/renderer-version.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { renderOldContents } from '../jobs.server.ts';
import type { Content } from '../schema.ts';
import { contents } from '../tables.server.ts';

let test: TestApp;
let editor: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

async function create(title: string, body: string, state = 'published'): Promise<Content> {
  const payload = { title, category: 'haberler', body, state };
  const request = { method: 'POST' as const, url: '/api/contents', headers: editor, payload };
  const reply = await test.call(request);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
/** As an earlier version of the renderer has stored it. */
async function makeOld({ id }: Content, change: Partial<typeof contents.$inferInsert> = {}) {
  const old = { bodyHtml: '<p>Eski.</p>', headings: [], rendererVersion: 0, ...change };
  await test.app.services.db.update(contents).set(old).where(eq(contents.id, id));
  test.app.forgetAll();
}
const rowOf = async ({ id }: Content) =>
  (await test.app.services.db.select().from(contents).where(eq(contents.id, id)))[0];
const page = async (url: string) => (await test.call({ method: 'GET', url })).body;

const logged: unknown[] = [];
const renderAll = () => {
  const op = operationOf(test.app.services, SYSTEM);
  const log = (...line: unknown[]) => void logged.push(line);
  return renderOldContents({ ...op, log }, new AbortController().signal);
};

it('HTML of an earlier renderer is rendered again, by two processes at once; the rest stays', async () => {
  const content = await create('Kıyıda', '## Kıyı\n\nYeni **söz**.');
  const hidden = await create('Taslak', 'Taslak **söz**.', 'draft');
  const saved = await rowOf(content);
  expect(saved?.rendererVersion).toBe(RENDERER_VERSION);
  await makeOld(content, { readingMinutes: 7 });
  await makeOld(hidden);
  expect(await page(content.path)).toContain('<p>Eski.</p>');
  expect(await page('/api/published')).toContain('"readingMinutes":7');
  await Promise.all([renderAll(), renderAll()]);
  expect(await page(content.path)).toContain('<p>Yeni <strong>söz</strong>.</p>');
  expect(await page('/api/published')).not.toContain('"readingMinutes":7');
  expect(await rowOf(content)).toEqual(saved);
  expect((await rowOf(hidden))?.bodyHtml).toBe('<p>Taslak <strong>söz</strong>.</p>\n');
});

it('a text that cannot be rendered keeps its HTML, is logged once, and the others are rendered', async () => {
  const hostile = await create('Çok uzun adres', 'Söz.');
  const other = await create('Kısa', 'Yeni söz.');
  const body = `[a]: https://a.example/${'a'.repeat(20_000)}\n\n${'[a] '.repeat(600)}`;
  await makeOld(hostile, { body });
  await makeOld(other);
  await renderAll();
  await renderAll();
  expect(logged).toEqual([
    [{ text: hostile.id, renderer: RENDERER_VERSION }, 'a text cannot be rendered again'],
  ]);
  expect((await rowOf(hostile))?.bodyHtml).toBe('<p>Eski.</p>');
  expect((await rowOf(other))?.bodyHtml).toBe('<p>Yeni söz.</p>\n');
});

it('a text that is saved meanwhile keeps the HTML of that save', async () => {
  const { db } = test.app.services;
  const content = await create('Meşgul', 'Önceki söz.');
  await makeOld(content);
  let rendering: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    const saved = { body: 'Sonraki söz.', bodyHtml: '<p>Sonraki söz.</p>' };
    await tx.update(contents).set(saved).where(eq(contents.id, content.id));
    rendering = renderAll();
    const waiting = sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => (await db.execute<{ n: number }>(waiting)).rows[0]?.n).toBe(1);
  });
  await rendering;
  expect((await rowOf(content))?.bodyHtml).toBe('<p>Sonraki söz.</p>');
});

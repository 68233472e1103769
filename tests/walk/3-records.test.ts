import { describe, expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { callAs } from '../journeys/dashboard.ts';
import { adminCalls } from './admin-calls.ts';
import { readPage } from './read-page.ts';

const { server } = await openOwnDemo();
const { call, firstOf } = adminCalls(server.origin);

interface Item {
  title: string;
  url: string;
  visible: boolean;
  children: Item[];
}
const publicMenu = async () => (await call('GET', '/menu/list')).data as unknown as Item[];

describe('a blog content', () => {
  const write = (change: object) => {
    const content = { title: 'Kıyıda bir sabah', category: 'haberler', body: 'Metin.' };
    return call('POST', '/contents', { ...content, ...change });
  };

  it('3.46 3.47 has a title and a text, which is stored and sent as Markdown', async () => {
    const body = '## Başlık\n\n- *bir*\n- **iki**';
    const { data } = await write({ body, state: 'published' });
    const reply = await fetch(`${server.origin}/api/contents/${data.id}`);
    const { data: read } = (await reply.json()) as { data: object };
    expect(read).toMatchObject({ title: 'Kıyıda bir sabah', body });
    const { main } = await readPage(server.origin, String(data.path));
    expect(main).toContain('<strong>iki</strong>');
  });

  it('8.20 8.21 8.23 a change is answered with its message; a refusal with code, message and fields', async () => {
    const call = await callAs(server.origin, ADMIN.ADMIN_EMAIL);
    const send = async (method: string, path: string, body: object) =>
      (await (await call(method, path, body, { 'accept-language': 'en' })).json()) as {
        message: string;
        data: { id: string; version: number };
      };
    const content = { title: 'Kaydedilen haber', category: 'haberler', body: 'Metin.' };
    const saved = await send('POST', '/api/contents', content);
    expect(saved.message).toBe('Saved successfully.');
    const { id, version } = saved.data;
    const changed = await send('PUT', `/api/contents/${id}`, {
      ...content,
      body: 'Yeni.',
      version,
    });
    expect(changed.message).toBe('Updated successfully.');
    expect(await send('POST', '/api/contents', { ...content, title: '' })).toEqual({
      success: false,
      code: 'invalid',
      message: 'Some fields need correcting.',
      fields: { title: 'Title is required.' },
    });
  });

  it('3.49 has a picture and attachments', async () => {
    const withCover = await firstOf('/contents?category=liberalSiyaset&pageSize=1');
    expect(withCover.cover).toMatchObject({ width: 1200, alt: expect.stringMatching(/\S{5}/) });
    const report = await firstOf('/contents?category=raporlar&pageSize=1');
    const { data } = await call('GET', `/contents/${report.id}`);
    expect(data.attachments).toEqual([
      expect.objectContaining({ mediaId: expect.any(String), title: expect.any(String) }),
    ]);
  });

  it.each([
    ['3.50', 'teskilatCalismalari'],
    ['3.51', 'ziyaretler'],
    ['3.52', 'makaleler'],
    ['3.53', 'basinAciklamalari'],
    ['3.54', 'haberler'],
  ])('%s 3.48 has a category, which can be %s', async (_, category) => {
    const { status, data } = await write({ category });
    expect([status, data.category]).toEqual([201, category]);
  });

  it('3.48 has no other category', async () => {
    expect((await write({ category: 'spor' })).status).toBe(422);
  });
});

describe('the menu', () => {
  it('3.33 3.34 shows visible items only; a new title does not change the icon', async () => {
    const iconOf = (html: string, url: string) =>
      new RegExp(`<nav.*?<a href="${url}"[^>]*>(<i .*?</i>)`, 's').exec(html)?.[1];
    const before = await readPage(server.origin, '/hakkimizda');
    const { data } = await call('GET', '/menu');
    const { items, version } = data as { items: Item[]; version: number };
    const [contents] = items;
    for (const child of contents?.children ?? []) {
      if (child.url === '/haberler') child.title = 'Gündem';
      if (child.url === '/ziyaretler') child.visible = false;
    }
    expect((await call('PUT', '/menu', { items, version })).status).toBe(200);
    const titles = (await publicMenu())[0]?.children.map(({ title }) => title);
    expect(titles).toContain('Gündem');
    expect(titles).not.toContain('Ziyaretler');
    const after = await readPage(server.origin, '/hakkimizda');
    const nav = /<nav.*?<\/nav>/s.exec(after.html)?.[0] ?? '';
    expect(nav).toContain('Gündem');
    expect(nav).not.toContain('Ziyaretler');
    expect(iconOf(after.html, '/haberler')).toBeDefined();
    expect(iconOf(after.html, '/haberler')).toBe(iconOf(before.html, '/haberler'));
  });
});

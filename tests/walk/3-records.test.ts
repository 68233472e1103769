import { describe, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { callAsAdmin } from '../journeys/dashboard.ts';
import { readPage } from './read-page.ts';

const { server } = await openDemo();
const call = async (method: string, path: string, body?: object) => {
  const reply = await callAsAdmin(server.origin, method, `/api${path}`, body);
  return { status: reply.status, ...((await reply.json()) as { data: Record<string, unknown> }) };
};
const firstOf = async (path: string) =>
  ((await call('GET', path)).data as unknown as Record<string, unknown>[])[0] ?? {};

const WRITTEN = {
  username: 'deniz.kiyi',
  password: 'Sabah-Vapuru-77-iskele',
  email: 'deniz.kiyi@ufuk.test',
  name: 'Deniz',
  surname: 'Kıyı',
  role: 'editor',
  phone: '0532 000 42 17',
  address: 'Sakız Ağacı Sok. No: 14',
  status: 'active',
  panelAccess: true,
};
const added = await call('POST', '/auth/register', WRITTEN);

describe('a user', () => {
  it.each([
    ['3.17', 'username', WRITTEN.username],
    ['3.19', 'email', WRITTEN.email],
    ['3.20', 'name', WRITTEN.name],
    ['3.21', 'surname', WRITTEN.surname],
    ['3.24', 'phone', '+905320004217'],
    ['3.25', 'address', WRITTEN.address],
    ['3.26', 'status', 'active'],
    ['3.28', 'panelAccess', true],
  ])('%s has the field %s', async (_, field, value) => {
    expect(added.status).toBe(201);
    const { data } = await call('GET', `/auth/users/${added.data.id}`);
    expect(data[field]).toBe(value);
  });

  it('3.27 has createdAt', () => {
    expect(Math.abs(Date.now() - Date.parse(String(added.data.createdAt)))).toBeLessThan(60_000);
  });

  it('3.18 has a password, with which it signs in, and which no reply has', async () => {
    const { username, password } = WRITTEN;
    const reply = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    expect(reply.status).toBe(200);
    expect(JSON.stringify(added)).not.toContain(password);
  });

  it('3.22 3.29 3.30 has the full name, or the username if name or surname is missing', async () => {
    expect(added.data.fullName).toBe('Deniz Kıyı');
    const nameless = { username: 'adsiz', email: 'adsiz@ufuk.test', name: 'Deniz', role: 'user' };
    expect((await call('POST', '/auth/register', nameless)).data.fullName).toBe('adsiz');
  });

  it('3.23 4.16 has one of three roles, and is active or inactive', async () => {
    const register = (n: string, change: object) =>
      call('POST', '/auth/register', {
        ...WRITTEN,
        username: n,
        email: `${n}@ufuk.test`,
        ...change,
      });
    for (const role of ['admin', 'editor', 'user'])
      expect((await register(`rol-${role}`, { role })).data.role).toBe(role);
    expect((await register('kapali', { status: 'inactive' })).data.status).toBe('inactive');
    expect((await register('kral', { role: 'king' })).status).toBe(422);
    expect((await register('uykuda', { status: 'asleep' })).status).toBe(422);
  });
});

interface Item {
  _id: string;
  title: string;
  url: string;
  visible: boolean;
  external: boolean;
  children: Item[];
}
const publicMenu = async () => (await call('GET', '/menu/list')).data as unknown as Item[];

describe('the menu', () => {
  const SHAPE = {
    _id: expect.stringMatching(/^[\da-f-]{36}$/),
    title: expect.any(String),
    url: expect.any(String),
    visible: true,
    external: expect.any(Boolean),
  };

  it('3.31 3.32 has items and children of the specified shape', async () => {
    const menu = await publicMenu();
    for (const item of menu) expect(item).toEqual({ ...SHAPE, children: expect.any(Array) });
    const children = menu.flatMap((item) => item.children);
    expect(children.length).toBeGreaterThan(10);
    for (const child of children) expect(child).toEqual(SHAPE);
  });

  it('3.33 3.34 shows visible items only; a new title does not change the icon', async () => {
    const iconOf = (html: string, url: string) =>
      new RegExp(`<nav.*?<a href="${url}"[^>]*>(<svg.*?</svg>)`, 's').exec(html)?.[1];
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

describe('a membership application', async () => {
  const { id } = await firstOf('/applications?status=inReview&pageSize=1');
  const note = { adminNote: 'Belgeler tamam.' };
  await call('PUT', `/applications/${id}/note`, note);
  const { data } = await call('GET', `/applications/${id}`);
  it.each([
    ['3.35', 'occupation', /\S{3}/],
    ['3.36', 'city', /^\d{1,2}$/],
    ['3.37', 'district', /\S{3}/],
    ['3.38', 'education', /^\w{3}/],
    ['3.39', 'tcKimlikNo', /^•+\d{4}$/],
    ['3.40', 'tcSerialNumber', /^•+\d{3}$/],
    ['3.41', 'adminNote', /^Belgeler tamam\.$/],
    ['3.42', 'status', /^inReview$/],
    ['3.43', 'phone', /^\+90\d{10}$/],
    ['3.44', 'address', /\S{3}/],
    ['3.45', 'createdAt', /^20\d\d-\d\d-\d\dT[\d:.]+Z$/],
  ])('%s has the field %s', (_, field, value) => {
    expect(String(data[field])).toMatch(value);
  });
});

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

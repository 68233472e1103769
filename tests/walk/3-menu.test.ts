import { describe, expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { adminCalls } from './admin-calls.ts';
import { readPage } from './read-page.ts';

const { server } = await openOwnDemo();
const { call } = adminCalls(server.origin);

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

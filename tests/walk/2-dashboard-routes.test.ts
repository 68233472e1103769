import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { callAsAdmin, openSignedIn } from '../journeys/dashboard.ts';
import { bodyField } from '../journeys/editor.ts';

const { server, browser } = await openDemo();

async function rows<Row>(path: string): Promise<Row[]> {
  const reply = await callAsAdmin(server.origin, 'GET', path);
  return ((await reply.json()) as { data: Row[] }).data;
}
const one = <Row>([row]: Row[]): Row => row as Row;
interface Editor {
  id: string;
  fullName: string;
  surname: string;
  email: string;
  username: string;
  branches: object[] | null;
}
// The form of an account of branches also has the fields for these.
const editors = await rows<Editor>('/api/auth/users?role=editor');
const user = one(editors.filter(({ branches }) => branches === null));
const contents = await rows<{ id: string; title: string; slug: string; summary: string }>(
  '/api/contents?pageSize=5',
);
const content = one(contents);
const application = one(
  await rows<{ id: string; name: string; surname: string; occupation: string }>(
    '/api/applications?pageSize=1',
  ),
);
const applicant = `${application.name} ${application.surname}`;

const { page, close } = await openSignedIn(browser, server.origin);
afterAll(close);

async function open(path: string): Promise<void> {
  await page.goto(`${server.origin}/dashboard${path}`);
  await page.locator('#main h1').first().waitFor();
}
const place = () => new URL(page.url()).pathname;
const title = () => page.title();

const main = page.locator('#main');
const row = () => main.locator('tr[data-row]');
const links = (below: string) => main.locator(`a[href^="/dashboard${below}/"]`);
const text = async () => (await main.innerText()).replace(/\s+/g, ' ');
const field = (name: string) => main.getByRole('textbox', { name });
/** The bars of a chart that can be seen. */
const marks = async (bars: Locator) => {
  await bars.first().waitFor();
  const sizes = await bars.evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect()).filter(({ width, height }) => width * height > 0),
  );
  return sizes.length;
};

/** What each page is for: rows, fields with their values, marks of charts. */
const SHOWN: Record<string, () => Promise<void>> = {
  async overview() {
    await eventually(() => links('/applications').count()).toBeGreaterThan(2);
    await eventually(() => links('/blog').count()).toBeGreaterThan(2);
    expect(await marks(main.locator('figure ol > li i'))).toBeGreaterThan(5);
    expect(await main.locator('dl dd').count()).toBeGreaterThan(3);
  },
  async users() {
    await eventually(() => row().count()).toBeGreaterThan(3);
    const link = main.getByRole('link', { name: user.fullName, exact: true }).first();
    expect(await link.getAttribute('href')).toBe(`/dashboard/users/${user.id}`);
    await link.click();
    await eventually(() => main.locator('h1').first().innerText()).toBe(user.fullName);
    await page.goBack();
  },
  async newUser() {
    for (const name of ['Soyad', 'Kullanıcı adı', 'E-posta'])
      expect(await field(name).inputValue(), name).toBe('');
  },
  async user() {
    expect(await field('Soyad').inputValue()).toBe(user.surname);
    expect(await field('E-posta').inputValue()).toBe(user.email);
  },
  async userDetails() {
    await eventually(text).toContain(user.email);
    expect(await text()).toContain(user.username);
  },
  async contents() {
    await eventually(() => row().count()).toBeGreaterThan(10);
    const first = row().first().locator('a[href^="/dashboard/blog/"]').first();
    const name = await first.innerText();
    await first.click();
    await eventually(() => main.locator('h1').first().innerText()).toBe(name);
    await page.goBack();
  },
  async newContent() {
    expect(await field('Başlık').inputValue()).toBe('');
    expect(await main.getByRole('combobox', { name: 'Kategori' }).inputValue()).toBe('');
    await bodyField(page).waitFor();
    expect((await bodyField(page).innerText()).trim()).toBe('');
  },
  async content() {
    await eventually(() => field('Başlık').inputValue()).toBe(content.title);
    expect((await bodyField(page).innerText()).length).toBeGreaterThan(200);
  },
  async contentDetails() {
    await eventually(text).toContain(content.slug);
    expect(await main.locator('p').count()).toBeGreaterThan(3);
  },
  async admin() {
    await eventually(() => main.locator('ul a[href^="/dashboard/"]').count()).toBeGreaterThan(10);
  },
  async account() {
    await eventually(() => main.getByRole('textbox').count()).toBeGreaterThan(3);
    expect(await field('E-posta').inputValue()).toBe('admin@ufuk.test');
    expect(await main.locator('section').count()).toBeGreaterThan(2);
  },
  async applications() {
    await eventually(() => row().count()).toBeGreaterThan(10);
    const first = row().first().locator('a[href$="/details"]').first();
    const name = await first.innerText();
    await first.click();
    await eventually(() => main.locator('h1').first().innerText()).toContain(name);
    await page.goBack();
  },
  async applicationDetails() {
    await eventually(text).toContain(application.occupation);
    expect(await main.locator('dl dt').count()).toBeGreaterThan(10);
  },
};

it.each([
  ['2.56', '', 'Pano', 'overview'],
  ['2.57', '/users', 'Kullanıcılar', 'users'],
  ['2.58', '/users/add', 'Yeni kullanıcı', 'newUser'],
  ['2.59', `/users/${user.id}/edit`, 'Kullanıcıyı düzenle', 'user'],
  ['2.60', `/users/${user.id}`, user.fullName, 'userDetails'],
  ['2.62', '/blog', 'İçerikler', 'contents'],
  ['2.63', '/blog/add', 'Yeni içerik', 'newContent'],
  ['2.64', `/blog/${content.id}/edit`, 'İçeriği düzenle', 'content'],
  ['2.65', `/blog/${content.id}`, content.title, 'contentDetails'],
  ['2.67', '/admin', 'Site yönetimi', 'admin'],
  ['2.68', '/account', 'Hesabım', 'account'],
  ['2.69', '/applications/list', 'Üyelik başvuruları', 'applications'],
  ['2.70', `/applications/${application.id}/details`, applicant, 'applicationDetails'],
])('%s /dashboard%s is the page “%s” with its content', async (_, path, name, content) => {
  await open(path);
  await eventually(title).toBe(`${name} | Liberal Ufuk Partisi`);
  expect(place()).toBe(`/dashboard${path}`);
  await SHOWN[content]?.();
});

it.each([
  ['2.61', `/users/${user.id}/details`, `/users/${user.id}`, user.fullName],
  ['2.66', `/blog/${content.id}/details`, `/blog/${content.id}`, content.title],
  ['2.71', '/applications/details', '/applications/list', 'Üyelik başvuruları'],
])('%s /dashboard%s is replaced by /dashboard%s', async (_, path, canonical, name) => {
  if (place() !== '/dashboard/account') await open('/account');
  await open(path);
  await eventually(place).toBe(`/dashboard${canonical}`);
  await eventually(title).toBe(`${name} | Liberal Ufuk Partisi`);
  await page.goBack();
  await eventually(place).toBe('/dashboard/account');
});

it('2.58 2.59 both show the same form, empty or with the user’s data', async () => {
  const labels = async (path: string) => {
    await open(path);
    await page.getByRole('textbox', { name: 'Soyad' }).waitFor();
    return page.locator('main form label').allTextContents();
  };
  const [added, edited] = [await labels('/users/add'), await labels(`/users/${user.id}/edit`)];
  expect(edited.length).toBeGreaterThan(8);
  expect(added).toEqual(expect.arrayContaining(edited));
});

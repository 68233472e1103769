import { afterAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { callAsAdmin, openSignedIn } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();

async function first<Row extends { id: string }>(path: string): Promise<Row> {
  const reply = await callAsAdmin(server.origin, 'GET', path);
  return ((await reply.json()) as { data: [Row] }).data[0];
}
const user = await first<{ id: string; fullName: string }>('/api/auth/users?role=editor');
const content = await first<{ id: string; title: string }>('/api/contents?pageSize=1');
const application = await first<{ id: string; name: string; surname: string }>(
  '/api/applications?pageSize=1',
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

it.each([
  ['2.56', '', 'Pano'],
  ['2.57', '/users', 'Kullanıcılar'],
  ['2.58', '/users/add', 'Yeni kullanıcı'],
  ['2.59', `/users/${user.id}/edit`, 'Kullanıcıyı düzenle'],
  ['2.60', `/users/${user.id}`, user.fullName],
  ['2.62', '/blog', 'İçerikler'],
  ['2.63', '/blog/add', 'Yeni içerik'],
  ['2.64', `/blog/${content.id}/edit`, 'İçeriği düzenle'],
  ['2.65', `/blog/${content.id}`, content.title],
  ['2.67', '/admin', 'Site yönetimi'],
  ['2.68', '/account', 'Hesabım'],
  ['2.69', '/applications/list', 'Üyelik başvuruları'],
  ['2.70', `/applications/${application.id}/details`, applicant],
])('%s /dashboard%s is the page “%s”', async (_, path, name) => {
  await open(path);
  await eventually(title).toBe(`${name} | Liberal Ufuk Partisi`);
  expect(place()).toBe(`/dashboard${path}`);
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

import { describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { addStaff, callAs, openSignedIn } from '../journeys/dashboard.ts';
import { findPerson } from '../journeys/people.ts';

const { server, browser } = await openOwnDemo();
const ROLES = ['admin', 'editor', 'user'] as const;
type Role = (typeof ROLES)[number];
const emails = {} as Record<Role, string>;
const calls = {} as Record<Role, Awaited<ReturnType<typeof callAs>>>;
for (const role of ROLES) {
  const person = { username: `rol.${role}`, role, name: 'Deniz', surname: role };
  emails[role] = await addStaff(server, person);
  calls[role] = await callAs(server.origin, emails[role]);
}
const status = async (role: Role, method: string, path: string, body?: object) =>
  (await calls[role](method, `/api${path}`, body)).status;

/** The sections of the dashboard's navigation for this role, with the addresses in each. */
async function sectionsOf(role: Role): Promise<Record<string, string[]>> {
  const { page, close } = await openSignedIn(
    browser,
    server.origin,
    '/dashboard/account',
    emails[role],
  );
  const side = page.getByRole('navigation', { name: 'Yönetim paneli' });
  await side.getByRole('link').first().waitFor();
  const sections = await side
    .getByRole('heading')
    .evaluateAll((all) =>
      all.map((heading): [string, string[]] => [
        heading.textContent,
        [...(heading.parentElement?.querySelectorAll('a') ?? [])].map(
          (link) => link.getAttribute('href') ?? '',
        ),
      ]),
    );
  await close();
  return Object.fromEntries(sections);
}

it('1.24 6.1 admins, editors and users sign in, each with their role', async () => {
  for (const role of ROLES) {
    const reply = await calls[role]('GET', '/api/account');
    const { data } = (await reply.json()) as { data: { user: { role: string } } };
    expect(data.user.role).toBe(role);
  }
});

it('1.25 admins manage users: create, change and delete', async () => {
  const body = { username: 'gecici', email: 'gecici@ufuk.test', role: 'user' };
  expect(await status('admin', 'POST', '/auth/register', body)).toBe(201);
  const { id } = (await findPerson(server.origin, body.email)) as { id: string };
  const change = { ...body, name: 'Geçici', version: 1 };
  expect(await status('admin', 'PUT', `/auth/users/${id}`, change)).toBe(200);
  expect(await status('admin', 'DELETE', `/auth/users/${id}`)).toBe(200);
  expect(await findPerson(server.origin, body.email)).toBeUndefined();
});

it('1.26 admins and editors manage blog content, users do not', async () => {
  const body = { title: 'Kim yazabilir?', category: 'haberler', body: 'Metin.' };
  const written = async (role: Role) => status(role, 'POST', '/contents', body);
  expect([await written('admin'), await written('editor')]).toEqual([201, 201]);
  expect(await written('user')).toBe(403);
});

it('1.27 admins and editors manage membership applications, users do not', async () => {
  const seen = async (role: Role) => status(role, 'GET', '/applications');
  expect([await seen('admin'), await seen('editor'), await seen('user')]).toEqual([200, 200, 403]);
});

describe('the navigation', () => {
  it('2.110 2.111 2.112 6.2 6.3 has an overview for all, the Admin section for admins and the Editor section for admins and editors', async () => {
    const overview = {
      'Genel bakış': expect.arrayContaining(['/dashboard', '/dashboard/account']),
    };
    const users = { Yönetim: expect.arrayContaining(['/dashboard/users']) };
    const editing = {
      Editör: expect.arrayContaining(['/dashboard/blog', '/dashboard/applications/list']),
    };
    expect(await sectionsOf('admin')).toMatchObject({ ...overview, ...users, ...editing });
    const editor = await sectionsOf('editor');
    expect(editor).toMatchObject({ ...overview, ...editing });
    expect(Object.values(editor).flat()).not.toContain('/dashboard/users');
    const user = await sectionsOf('user');
    expect(user).toMatchObject(overview);
    for (const path of ['/dashboard/users', '/dashboard/blog', '/dashboard/applications/list'])
      expect(Object.values(user).flat()).not.toContain(path);
  });
});

it.each([
  ['2.110 2.111 2.112', 'en', 'Overview', 'Dashboard', 'Admin', 'Users', 'Editor', 'Contents'],
  [
    '2.110 2.111 2.112',
    'tr',
    'Genel bakış',
    'Pano',
    'Yönetim',
    'Kullanıcılar',
    'Editör',
    'İçerikler',
  ],
  [
    '2.110 2.111 2.112',
    'de',
    'Übersicht',
    'Dashboard',
    'Administration',
    'Benutzer',
    'Redaktion',
    'Inhalte',
  ],
  [
    '2.110 2.111 2.112',
    'es',
    'Resumen',
    'Panel',
    'Administración',
    'Usuarios',
    'Editor',
    'Contenidos',
  ],
])(
  '%s in the language %s the navigation has the sections %s (%s, …), %s (%s, …) and %s (%s, …)',
  async (_, language, ...words) => {
    const { page, close } = await openSignedIn(browser, server.origin, '/robots.txt', emails.admin);
    await page.evaluate((chosen) => localStorage.setItem('app.language', chosen), language);
    await page.goto(`${server.origin}/dashboard/account`);
    const sections = page.getByRole('navigation').first().locator('div:has(> h2)');
    await sections.first().waitFor();
    const found = await sections.evaluateAll((all) =>
      all.flatMap((one) => [
        one.querySelector('h2')?.textContent,
        one.querySelector('a')?.textContent?.replace(/\d+.*$/, ''),
      ]),
    );
    expect(found).toEqual(words);
    await close();
  },
);

it('6.4 a page that the role may not open says so, and shows no data', async () => {
  const { page, close } = await openSignedIn(
    browser,
    server.origin,
    '/dashboard/users',
    emails.editor,
  );
  await page.getByText('Bu bölüm yöneticilere açık').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await status('editor', 'GET', '/auth/users')).toBe(403);
  await close();
});

it('6.5 a switch of the user says whether the user may log in to the admin panel', async () => {
  const { id } = (await findPerson(server.origin, emails.user)) as { id: string };
  const signIn = async () =>
    (
      await fetch(`${server.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: emails.user, password: ADMIN.ADMIN_PASSWORD }),
      })
    ).status;
  expect(await signIn()).toBe(200);
  const { page, close } = await openSignedIn(browser, server.origin, `/dashboard/users/${id}/edit`);
  const panel = page.getByRole('switch', { name: 'Yönetim paneli erişimi' });
  await eventually(() => panel.isChecked()).toBe(true);
  await panel.press('Space');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await eventually(signIn).toBe(401);
  await close();
});

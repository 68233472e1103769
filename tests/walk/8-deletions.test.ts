import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Contract } from '../../src/platform/http/contract.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openSession } from '../journeys/dashboard.ts';
import { adminCalls } from './admin-calls.ts';

const { server, browser } = await openOwnDemo();
const { call, firstOf } = adminCalls(server.origin);
const session = await openSession(browser, server.origin);
const open = await onePage(browser, server.origin, session);

const ROOT = join(import.meta.dirname, '../..');
const sources = globSync('src/{features,dashboard}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => path.includes('dashboard/') && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** What can be had again at once; decision 7 names it. */
const WITHOUT_QUESTION = [
  'accountRoutes.cancelEmail',
  'userRoutes.cancelEmail',
  'sessionRoutes.end',
  'sessionRoutes.endMany',
  'editorRoutes.endPreviewLink',
  'editorRoutes.endPresence',
  'notificationRoutes.remove',
  'deskRoutes.stopEmail',
];
/** A hook sends it; the dialog is in the component beside the hook. */
const ASKED_ELSEWHERE: Record<string, string> = {
  'contentRoutes.discardPending': 'src/features/content/dashboard/editor/editor-page.tsx',
};

/** The calls of all contracts that delete something, as the dashboard names them: `peopleRoutes.delete`. */
async function deletingCalls(): Promise<string[]> {
  const paths = globSync('src/**/*contract.ts', { cwd: ROOT }).filter(
    (path) => !path.startsWith('src/platform/http/'),
  );
  const contracts = await Promise.all(
    paths.map((path): Promise<Record<string, Contract>> => import(join(ROOT, path))),
  );
  return contracts
    .flatMap((contract) => Object.entries(contract))
    .filter(([name]) => name.endsWith('Routes'))
    .flatMap(([name, routes]) =>
      Object.entries(routes)
        .filter(([, { at }]) => at.startsWith('DELETE '))
        .map(([route]) => `${name}.${route}`),
    );
}

it('8.18 every call of the dashboard that deletes something is sent by the one dialog of deletions', async () => {
  const calls = await deletingCalls();
  expect(calls.length).toBeGreaterThan(18);
  const asked = calls.filter((name) => !WITHOUT_QUESTION.includes(name));
  const users = asked.flatMap((name) => {
    const isUse = new RegExp(`\\b${name.replace('.', '\\.')}\\b`);
    return sources
      .filter(({ path, text }) =>
        ASKED_ELSEWHERE[name] ? path === ASKED_ELSEWHERE[name] : isUse.test(text),
      )
      .map(({ path, text }) => ({ name, path, text }));
  });
  for (const name of asked) expect(users.map((user) => user.name)).toContain(name);
  for (const { name, path, text } of users)
    expect([name, path, /<DeleteDialog|question=\{/.test(text)]).toEqual([name, path, true]);
});

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name, exact: typeof name === 'string' });
/** The button "Sil" of a page. */
const onPage = (page: Page) => button(page, 'Sil').click();
const inMenu = async (page: Page, item: string) => {
  await button(page, /^İşlemler: /)
    .first()
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const withSelection = async (page: Page) => {
  await page.locator('main tbody').getByRole('checkbox').first().check();
  await onPage(page);
};
const idOf = async (path: string) => (await firstOf(path)).id;
async function trashContent(): Promise<string> {
  const body = { title: 'Çöpteki taslak', category: 'haberler', body: 'Metin.' };
  const { data } = await call('POST', '/contents', body);
  await call('DELETE', `/contents/${data.id}?version=${data.version}`);
  return '/dashboard/blog/trash';
}
async function addRedirect(): Promise<string> {
  const fields = { from: '/eski-sayfa', to: '/tuzuk', isPermanent: true };
  await call('POST', '/redirects', fields);
  return '/dashboard/admin/redirects';
}
async function addWebhook(): Promise<string> {
  const fields = {
    name: 'Haber ağı',
    url: 'https://ag.example/ufuk',
    events: ['content.published'],
  };
  const { data } = await call('POST', '/webhooks', fields);
  return `/dashboard/admin/webhooks/${(data.endpoint as { id: string } | undefined)?.id ?? data.id}`;
}
/** A picture that nothing uses. */
async function addPicture(): Promise<string> {
  const create = { width: 40, height: 40, channels: 3, background: '#2f85ef' } as const;
  const form = new FormData();
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  form.set('file', new File([bytes], 'mavi.png', { type: 'image/png' }));
  const token = session.origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value;
  const reply = await fetch(`${server.origin}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { data } = (await reply.json()) as { data: { id: string } };
  return `/dashboard/media/${data.id}`;
}

type Way = [
  id: string,
  what: string,
  path: () => Promise<string>,
  ask: (page: Page) => Promise<void>,
  question: string,
];
it.each<Way>([
  [
    '8.18',
    'a user',
    async () => '/dashboard/users?role=editor',
    (page) => inMenu(page, 'Sil'),
    'Bu kullanıcıyı silmek istediğinizden emin misiniz?',
  ],
  [
    '8.18',
    'the sessions of a user',
    async () => {
      const { id, email } = await firstOf('/auth/users?role=editor');
      await server.run(
        'UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $2) WHERE id = $1',
        [id, ADMIN.ADMIN_EMAIL],
      );
      await openSession(browser, server.origin, String(email));
      return `/dashboard/users/${id}`;
    },
    (page) => button(page, 'Oturumlarını kapat').click(),
    'Oturumlar kapatılsın mı?',
  ],
  [
    '8.18',
    'a content in the list',
    async () => '/dashboard/blog',
    (page) => inMenu(page, 'Sil'),
    'İçerik silinsin mi?',
  ],
  [
    '8.18',
    'several contents',
    async () => '/dashboard/blog',
    withSelection,
    '1 içerik çöp kutusuna taşınsın mı?',
  ],
  [
    '8.18',
    'a content in the trash',
    trashContent,
    (page) => inMenu(page, 'Kalıcı olarak sil'),
    'İçerik kalıcı olarak silinsin mi?',
  ],
  ['8.18', 'a picture', addPicture, onPage, 'Bu medya kalıcı olarak silinecek:'],
  [
    '8.18',
    'a meeting',
    async () => `/dashboard/admin/meetings/${await idOf('/meetings')}`,
    onPage,
    'Bu toplantı silinsin mi?',
  ],
  [
    '8.18',
    'a person',
    async () => `/dashboard/admin/people/${await idOf('/people')}`,
    onPage,
    'Bu kişi silinsin mi?',
  ],
  ['8.18', 'a redirect', addRedirect, (page) => inMenu(page, 'Sil'), 'Bu yönlendirme silinsin mi?'],
  ['8.18', 'several redirects', addRedirect, withSelection, '1 yönlendirme silinsin mi?'],
  [
    '8.18',
    'a message',
    async () => `/dashboard/messages/${await idOf('/messages')}/details`,
    onPage,
    'Bu mesaj kalıcı olarak silinsin mi?',
  ],
  [
    '8.18',
    'a webhook',
    addWebhook,
    (page) => inMenu(page, 'Sil'),
    'Bu bildirim adresi silinsin mi?',
  ],
  [
    '8.18',
    'the draft of a document',
    async () => {
      await call('POST', '/documents/charter/draft');
      return '/dashboard/admin/documents/charter/draft';
    },
    (page) => button(page, 'Taslağı sil').click(),
    'Taslak, metni ve PDF’siyle birlikte silinsin mi?',
  ],
  [
    '8.18',
    'all own sessions',
    async () => '/dashboard/account',
    (page) => button(page, 'Tüm oturumları kapat').click(),
    'Tüm oturumlar kapatılsın mı?',
  ],
])(
  '%s the deletion of %s asks “Emin misiniz?” and says what is deleted',
  async (_, _what, path, ask, question) => {
    const { page, close } = await open(await path());
    await ask(page);
    const dialog = page.getByRole('dialog', { name: 'Emin misiniz?', exact: true });
    await dialog.getByText(question, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await close();
  },
);

it('8.18 the question is “Are you sure?” in English', async () => {
  const { page, close } = await open('/dashboard/blog', { stored: { 'app.language': 'en' } });
  await page
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?', exact: true }).waitFor();
  await close();
});

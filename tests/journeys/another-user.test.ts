import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { addStaff, callAs, fillSignIn, readStorage, signIn } from './dashboard.ts';
import { bodyField, button, createContent, openEditor, writeBody } from './editor.ts';

const { server, browser } = await openOwnDemo();

const TYPED = 'Yalnız yazanın satırı.';

it('a user who signs in while the unsaved text of another user is open does not see it, and the other user does not lose it', async () => {
  const email = await addStaff(server, {
    username: 'ikinci',
    role: 'editor',
    name: 'Deniz',
    surname: 'Kurt',
  });
  const content = await createContent(server.origin, 'Yarım kalan yazı');
  const { page, close } = await signIn(browser, server.origin);
  await openEditor(page, server.origin, content);
  await writeBody(page, `\n\n${TYPED}`);
  await server.run('DELETE FROM sessions');
  await button(page, 'Değişiklikleri yayımla').click();
  const dialog = page.getByRole('dialog', { name: 'Yeniden giriş yapın' });
  await dialog.waitFor();
  const copies = async () =>
    Object.entries(await readStorage(page)).filter(([, value]) => value.includes(TYPED));
  await eventually(copies).toHaveLength(1);
  const before = await copies();
  await fillSignIn(page, email);
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Hesap menüsü, Deniz Kurt' }).waitFor();
  await bodyField(page).waitFor();
  expect(await bodyField(page).textContent()).not.toContain(TYPED);
  expect(await copies()).toEqual(before);
  await close();
});

it('the overview shows the drafts that the account created, not those with its name as author', async () => {
  const name = { name: 'Ada', surname: 'Yazar' };
  const email = await addStaff(server, { username: 'ada', role: 'editor', ...name });
  await createContent(server.origin, 'Başkasının taslağı', { author: 'Ada Yazar', state: 'draft' });
  const call = await callAs(server.origin, email);
  const own = { title: 'Kendi taslağım', category: 'haberler', body: 'Metin.', author: 'Başka Ad' };
  expect((await call('POST', '/api/contents', own)).status).toBe(201);
  const { page, close } = await signIn(browser, server.origin, email);
  const drafts = page.getByRole('region', { name: /^Taslaklarım/ });
  await eventually(() => drafts.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining(own.title),
  ]);
  await close();
});

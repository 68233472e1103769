import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Writing } from '../../src/platform/writing-contract.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { addStaff, callAs, fillSignIn, openSignedIn } from './dashboard.ts';
import { bodyField, button, openSource, sourceField } from './editor.ts';

const { server, browser } = await openOwnDemo();
const ADD = '/dashboard/blog/add';

async function person(username: string, name: string): Promise<string> {
  const email = await addStaff(server, { username, role: 'editor', name, surname: 'Kurt' });
  // Also at a second try of the test.
  await server.run('update users set writes_markdown = false where email = $1', [email]);
  return email;
}

const openAs = async (email: string) => {
  const opened = await openSignedIn(browser, server.origin, ADD, email);
  await opened.page.getByRole('textbox', { name: /^Metin/ }).waitFor();
  return opened;
};

async function isStored(email: string): Promise<boolean> {
  const call = await callAs(server.origin, email);
  const reply = await call('GET', '/api/account/writing');
  return ((await reply.json()) as { data: Writing }).data.writesMarkdown;
}

/** Opens a text without leaving the page, and returns every form that was seen. */
async function openedIn(page: Page, path: string): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const [form, selector] of [
        ['visual', '.ProseMirror'],
        ['source', '.cm-content'],
      ] as const)
        if (document.querySelector(selector)) seen.add(form);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { formsSeen: seen });
  });
  await page.locator(`a[href="${path}"]`).first().click();
  await page.getByRole('textbox', { name: /^Metin/ }).waitFor();
  return page.evaluate(() => [...(window as never as { formsSeen: Set<string> }).formsSeen]);
}

it('the form in which a user writes is the same in each browser of that user', async () => {
  const email = await person('bade', 'Bade');
  const first = await openAs(email);
  const second = await openAs(email);
  await bodyField(first.page).waitFor();
  await openSource(first.page);
  await eventually(() => isStored(email)).toBe(true);

  // The other browser keeps the form in which somebody writes, and takes the new one with the next text.
  await bodyField(second.page).waitFor();
  await second.page.goto(`${server.origin}/dashboard/blog`);
  await second.page.evaluate(() => {
    // As if the last text was opened some time ago.
    const real = Date.now;
    Date.now = () => real() + 61_000;
  });
  expect(await openedIn(second.page, ADD)).toEqual(['source']);
  await button(second.page, 'Kaynak görünümü (Markdown)').click();
  await bodyField(second.page).waitFor();
  await eventually(() => isStored(email)).toBe(false);
  await first.page.reload();
  await bodyField(first.page).waitFor();
  expect(await sourceField(first.page).count()).toBe(0);
  expect([...first.faults, ...second.faults]).toEqual([]);
  await first.close();
  await second.close();
});

it('another user in the same browser has an own form', async () => {
  const [ada, can] = [await person('ada', 'Ada'), await person('can', 'Can')];
  const { page, close } = await openAs(ada);
  await openSource(page);
  await eventually(() => isStored(ada)).toBe(true);
  const enter = async (email: string) => {
    await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
    await page.waitForURL(/\/auth\/login/);
    await fillSignIn(page, email);
    await page.waitForURL(`${server.origin}/dashboard`);
    await page.goto(server.origin + ADD);
    await page.getByRole('textbox', { name: /^Metin/ }).waitFor();
  };
  await enter(can);
  await bodyField(page).waitFor();
  expect(await isStored(can)).toBe(false);
  await enter(ada);
  await sourceField(page).waitFor();
  await close();
});

it('without an answer a text is opened in the form that this browser knows', async () => {
  const email = await person('ece', 'Ece');
  const opened = await openSignedIn(browser, server.origin, '/dashboard', email);
  await opened.page.route('**/api/account/writing', () => undefined);
  await opened.page.goto(server.origin + ADD);
  await bodyField(opened.page).waitFor();
  await button(opened.page, 'Kaynak görünümü (Markdown)').click();
  await sourceField(opened.page).waitFor();
  await opened.page.reload();
  await sourceField(opened.page).waitFor();
  await opened.close();
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BUILT_IN } from '../../src/features/legal-texts/built-in/all.ts';
import { legalTextVersions } from '../../src/features/legal-texts/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { focusedName } from './by-keyboard.ts';
import { openSignedIn } from './dashboard.ts';
import { button, titleField } from './editor.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });

const text = (page: Page) => page.getByRole('textbox', { name: 'Metin', exact: true });
const source = (page: Page) => page.getByRole('textbox', { name: 'Metin (Markdown)', exact: true });

async function openText(name: string) {
  // Also at a second try of this test.
  await test.app.services.db.delete(legalTextVersions);
  test.app.forgetAll();
  const opened = await openSignedIn(
    browser,
    origin,
    '/dashboard/admin/legal-texts',
    'admin@ufuk.test',
  );
  await opened.page.getByRole('link', { name }).click();
  await text(opened.page).waitFor();
  return opened;
}

async function publish(page: Page) {
  await button(page, 'Yeni sürüm olarak yayımla').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yayımla' }).click();
  await page.getByText('2. sürüm yürürlükte').waitFor();
  const versions = await test.app.services.db.select().from(legalTextVersions);
  return versions.find(({ version }) => version === 2)?.template;
}

it('a legal text is written as its readers see it, with placeholders where the cursor stands', async () => {
  const { page, faults, context } = await openText('Üyelik aydınlatma metni');
  await text(page).getByRole('heading', { name: 'Veri sorumlusu' }).waitFor();
  for (const width of [360, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  await expectAccessible(page, { name: 'legal text' });

  await text(page)
    .locator('p')
    .first()
    .click({ position: { x: 3, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.type('Sorularınız için: ');
  await button(page, '{{email}}').click();
  await eventually(() => focusedName(page)).toBe('Metin');
  await page.keyboard.type(' adresi. ');
  // The buttons insert where the user was last: here in the title.
  await titleField(page).press('End');
  await button(page, '{{party}}').click();
  expect(await titleField(page).inputValue()).toMatch(/\{\{party\}\}$/);

  await page.getByText('English', { exact: true }).click();
  await text(page).getByRole('heading', { name: 'Your rights', exact: true }).waitFor();
  expect(await text(page).count()).toBe(1);
  await button(page, 'Kaynak görünümü (Markdown)').click();
  await source(page)
    .locator('.cm-line')
    .first()
    .click({ position: { x: 3, y: 8 } });
  await page.keyboard.press('Home');
  await button(page, '{{phone}}').click();
  await page.keyboard.type(' – ');
  await button(page, 'Kaynak görünümü (Markdown)').click();
  await text(page).getByText('{{phone}} – ').waitFor();

  const template = await publish(page);
  const { notice } = BUILT_IN;
  const [first = '', ...others] = notice.tr.text.split('\n\n');
  expect(template?.tr.text).toBe(
    [`Sorularınız için: {{email}} adresi. ${first}`, ...others].join('\n\n'),
  );
  expect(template?.en?.text).toBe(`{{phone}} – ${notice.en?.text}`);
  expect(template?.de).toEqual(notice.de);
  expect(template?.es).toEqual(notice.es);
  expect(faults).toEqual([]);
  await context.close();
});

it('opening the text in all languages and publishing a changed title changes nothing in it', async () => {
  const { page, context } = await openText('Açık rıza metni');
  for (const language of ['English', 'Deutsch', 'Español', 'Türkçe']) {
    await page.getByText(language, { exact: true }).click();
    await text(page).locator('h2').first().waitFor();
    await text(page).click();
  }
  await titleField(page).fill('Rıza metni');
  const template = await publish(page);
  const { consent } = BUILT_IN;
  expect(template).toEqual({ ...consent, tr: { ...consent.tr, title: 'Rıza metni' } });
  await context.close();
});

it('what is missing in another language is named, and its link leads into the text', async () => {
  const { page, context } = await openText('Açık rıza metni');
  await page.getByText('Deutsch', { exact: true }).click();
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByText('Türkçe', { exact: true }).click();
  await button(page, 'Yeni sürüm olarak yayımla').click();
  const fault = page.getByRole('link', { name: 'Metin (Deutsch) zorunludur.' });
  await fault.click();
  await eventually(() => focusedName(page)).toBe('Metin');
  expect(await text(page).getAttribute('aria-invalid')).toBe('true');
  expect(await text(page).getAttribute('lang')).toBe('de');
  await expectAccessible(page, { name: 'fault in a legal text' });
  await context.close();
});

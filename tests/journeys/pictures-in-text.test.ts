import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSession } from './dashboard.ts';
import { bodyField, button, dropPicture, openSource, sourceField } from './editor.ts';

const { server, browser } = await openOwnDemo();

it('a picture is dropped into the text, fails, is tried again and asks for its text; undo brings no placeholder back', async () => {
  const storageState = await openSession(browser, server.origin);
  const { page, faults, close } = await openPage(browser, {
    storageState,
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${server.origin}/dashboard/blog/add`);
  await bodyField(page).click();
  await page.keyboard.type('Akşam');
  let refused = 0;
  await page.route('**/api/media', (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await dropPicture(page);
  const picture = page.locator('.ProseMirror').getByRole('group', { name: /^Görsel/ });
  await picture.getByRole('alert').waitFor();
  await picture.getByRole('button', { name: 'Yeniden dene' }).click();
  await picture.getByRole('button', { name: 'Alternatif metin yok' }).click();
  const settings = page.getByRole('dialog', { name: 'Görselin ayarları' });
  await settings.getByLabel('Alternatif metin').fill('Meydandaki kalabalık');
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Görsel: Meydandaki kalabalık' }).waitFor();
  for (const key of ['z', 'z', 'z', 'y', 'y', 'y']) await page.keyboard.press(`Control+${key}`);
  await page.getByRole('group', { name: 'Görsel: Meydandaki kalabalık' }).waitFor();
  await openSource(page);
  await eventually(() => sourceField(page).textContent()).toMatch(
    /^Akşam!\[Meydandaki kalabalık\]\(\/media\/[0-9a-f-]{36}\/\d+\.webp\)$/,
  );
  await button(page, 'Kaynak görünümü (Markdown)').click();
  expect(
    faults.filter((fault) => !fault.includes('/api/media') && !fault.includes('ERR_FAILED')),
  ).toEqual([]);
  await close();
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { nodesOf, readAccessibilityTree } from '../harness/accessibility-tree.ts';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { focusedName } from './by-keyboard.ts';
import { callAsAdmin, openSession } from './dashboard.ts';
import { bodyField, createContent, dropPicture, editPath, sourceOf } from './editor.ts';

const { server, browser } = await openOwnDemo();

interface Picture {
  id: string;
  name: string;
  width: number;
  height: number;
  widths: number[];
}
const { data: library } = (await (
  await callAsAdmin(server.origin, 'GET', '/api/media?kind=image&pageSize=100')
).json()) as { data: Picture[] };
/** The first one is so high that what follows is below the window. */
const sources = library
  .toSorted((a, b) => b.height / b.width - a.height / a.width || a.name.localeCompare(b.name))
  .map(({ id, widths }) => `/media/${id}/${widths[0]}.webp`);
const [first, second, third] = sources as [string, string, string];

/** Opens a new content with this text in the editor. */
async function openText(body: string) {
  const content = await createContent(server.origin, 'Bölümleri olan bir haber', {
    body,
    state: 'draft',
  });
  const storageState = await openSession(browser, server.origin);
  const opened = await openPage(browser, { storageState, viewport: { width: 1440, height: 900 } });
  await opened.page.goto(server.origin + editPath(content));
  await bodyField(opened.page).waitFor();
  // A picture that is not loaded has no size, and its buttons cover it.
  const areLoaded = (all: Element[]) =>
    all.every((one) => (one as HTMLImageElement).naturalWidth > 0);
  const pictures = bodyField(opened.page).locator('img[src^="/media/"]');
  await eventually(() => pictures.evaluateAll(areLoaded)).toBe(true);
  return opened;
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

it('a check leads to its block in the visual editor, and to its field', async () => {
  const { page, faults, close } = await openText(
    `Giriş, [buraya tıklayın](https://ornek.org/a).\n\n![](${first}#decorative)\n\n#### Küçük\n\n![](${second})\n\nSon.`,
  );
  const checks = page.getByRole('button', { name: /önce(?:si)? denetim/ });
  await checks.click();
  await page.getByRole('button', { name: /görselin alternatif metni yok/ }).click();
  await eventually(() => focusedName(page)).toBe('Alternatif metin');
  await page.keyboard.type('Kıyıda yürüyenler');
  await press(page, 'Escape');
  await page.getByRole('group', { name: 'Görsel: Kıyıda yürüyenler' }).waitFor();
  await checks.click();
  await page.getByRole('button', { name: /bağlantının nereye gittiğini söylemiyor/ }).click();
  await eventually(() => page.evaluate(() => getSelection()?.toString())).toBe('buraya tıklayın');
  await checks.click();
  await page.getByRole('button', { name: /bir düzey atlanmış/ }).click();
  await eventually(() =>
    page.evaluate(() => getSelection()?.focusNode?.parentElement?.closest('h4')?.textContent),
  ).toBe('Küçük');
  expect(await sourceOf(page)).toContain(`![Kıyıda yürüyenler](${second})`);
  expect(faults).toEqual([]);
  await close();
});

it('a picture is replaced by another one of the library in its place', async () => {
  const { page, faults, close } = await openText(`Önce.\n\n![Eski](${first})\n\nSonra.`);
  const picture = page.getByRole('group', { name: 'Görsel: Eski' });
  await picture.hover();
  await picture.getByRole('button', { name: 'Düzenle' }).click();
  const settings = page.getByRole('dialog', { name: 'Görselin ayarları' });
  await settings.getByRole('button', { name: 'Değiştir' }).click();
  const picker = page.getByRole('dialog', { name: 'Görsel seç' });
  await picker.getByRole('listitem').nth(4).getByRole('button').click();
  await picker.waitFor({ state: 'hidden' });
  await picture.waitFor({ state: 'detached' });
  const text = await sourceOf(page);
  expect(text).toMatch(
    /^Önce\.\n\n!\[[^\]]*\]\(\/media\/[0-9a-f-]{36}\/\d+\.webp[^)]*\)\n\nSonra\.$/,
  );
  expect(text).not.toContain(first);
  await bodyField(page).getByText('Önce.').click();
  await press(page, 'Control+z');
  await picture.waitFor();
  expect(faults).toEqual([]);
  await close();
});

it('a copied block is written with the bytes of the one that it was copied from', async () => {
  const body = '_eğik_ ve __koyu__\n\n* yıldız\n* iki\n\nAlt\n---\n\nSon.';
  const { page, faults, close } = await openText(body);
  await bodyField(page).click();
  await press(page, 'Control+a', 'Control+c', 'Control+End', 'Enter', 'Control+v');
  await eventually(() => bodyField(page).getByRole('heading', { name: 'Alt' }).count()).toBe(2);
  expect(await sourceOf(page)).toBe(`${body}\n\n${body}`);
  expect(faults).toEqual([]);
  await close();
});

it('a file that is dropped on a place of the text stands there', async () => {
  const { page, faults, close } = await openText('Birinci.\n\nİkinci.\n\nÜçüncü.');
  await dropPicture(page, bodyField(page).getByText('İkinci.'));
  await page.getByRole('button', { name: 'Alternatif metin yok' }).waitFor();
  expect(await sourceOf(page)).toMatch(
    /^Birinci\.\n\nİkinci\.\n\n!\[\]\(\/media\/[0-9a-f-]{36}\/\d+\.webp\)\n\nÜçüncü\.$/,
  );
  expect(faults).toEqual([]);
  await close();
});

it('the pictures of a gallery are put in order with the mouse and with the keyboard', async () => {
  const { page, faults, close } = await openText(
    `![Bir](${first})\n![İki](${second})\n![Üç](${third})\n\nSon.`,
  );
  const order = () =>
    page
      .getByRole('group', { name: 'Galeri: 3 görsel' })
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  const picture = (name: string) => page.getByRole('group', { name: `Görsel: ${name}` });
  await picture('Bir').click();
  await page.locator('.ProseMirror-selectednode').waitFor();
  await press(page, 'Alt+ArrowDown');
  await eventually(order).toEqual(['İki', 'Bir', 'Üç']);
  await press(page, 'Alt+ArrowDown');
  await eventually(order).toEqual(['İki', 'Üç', 'Bir']);
  const [from, to] = [await picture('Bir').boundingBox(), await picture('İki').boundingBox()];
  if (!from || !to) throw new Error('The gallery has no place.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(to.x + 4, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await eventually(order).toEqual(['Bir', 'İki', 'Üç']);
  expect(await sourceOf(page)).toBe(`![Bir](${first})\n![İki](${second})\n![Üç](${third})\n\nSon.`);
  expect(faults).toEqual([]);
  await close();
});

it('a screen reader hears what every block and tool is; the full text is accessible in light, dark and forced colours', async () => {
  const { page, faults, close } = await openText(
    [
      'Giriş[^1], **koyu** ve [bağlantı](https://ornek.org/a).',
      '## Ara',
      '- bir\n- iki',
      '> Söz\n>\n> — Ayşe',
      `![Kıyı](${first} "Yazı")`,
      `![](${second}#decorative)\n![Üç](${third})`,
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '| İl | Gün |\n| --- | --- |\n| Iğdır | 3 |',
      '---',
      '```\nkod\n```',
      '![x](https://ornek.org/a.png)',
      '[^1]: Not.',
    ].join('\n\n'),
  );
  const tree = nodesOf(await readAccessibilityTree(page));
  const field = tree.find(({ role, name }) => role === 'textbox' && name === 'Metin');
  expect(field?.states).toMatchObject({ multiline: true });
  expect(field?.description).toContain('Alt+F10');
  const inside = nodesOf(field as (typeof tree)[number]).map(({ role, name }) => `${role} ${name}`);
  for (const sought of [
    'heading Ara',
    'list ',
    'blockquote ',
    'group Görsel: Kıyı',
    'group Süsleme amaçlı görsel',
    'group Galeri: 2 görsel',
    'group Video: YouTube',
    'columnheader İl',
    'cell Iğdır',
    'separator Ayırıcı çizgi',
    'button Dipnot 1',
    'group Dipnot 1',
  ])
    expect(inside, sought).toContain(sought);
  expect(inside.some((one) => /^group Bu bölüm kaynak olarak duruyor/.test(one))).toBe(true);
  const tools = () =>
    page
      .getByRole('toolbar', { name: 'Biçim' })
      .getByRole('button')
      .evaluateAll((all) =>
        all.map(
          (one) => [one.getAttribute('aria-label'), one.getAttribute('aria-pressed')] as const,
        ),
      );
  expect((await tools()).filter(([name]) => !name)).toEqual([]);
  const pressed = async () =>
    (await tools()).filter(([, isOn]) => isOn === 'true').map(([name]) => name);
  for (const [place, names] of [
    ['strong', ['Kalın']],
    ['h2', ['Ara başlık']],
    ['li >> nth=0', ['Madde listesi']],
    ['blockquote p', ['Alıntı']],
  ] as const) {
    await bodyField(page).locator(place).first().click();
    await eventually(pressed).toEqual(names);
  }
  for (const change of [
    { mode: 'light', forcedColors: 'none' },
    { mode: 'dark', forcedColors: 'none' },
    { mode: 'light', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia({ forcedColors: change.forcedColors });
    await page.evaluate(`appSettings(${JSON.stringify({ paletteMode: change.mode })})`);
    const problems = await findAccessibilityProblems(page);
    // Forced colours are the browser's, and not those that axe reads.
    const isOurs = (one: string) =>
      change.forcedColors === 'none' || !one.startsWith('color-contrast');
    expect(problems.filter(isOurs), JSON.stringify(change)).toEqual([]);
  }
  expect(faults).toEqual([]);
  await close();
});

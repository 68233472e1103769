import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { expectAccessible, expectAccessibleAt } from './accessible.ts';
import { callAsAdmin, openSession } from './dashboard.ts';
import { button } from './editor.ts';
import {
  changeAsOther,
  field,
  findPerson,
  makePerson,
  openPeople,
  type Person,
  row,
  summary,
  toasts,
  withoutRefusals,
} from './people.ts';

const { server, browser, open, other, editor } = await openPeople();
const openAsEditor = await onePage(
  browser,
  server.origin,
  await openSession(browser, server.origin, editor),
);

const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('the panel switch', () => {
  const panel = (page: Page, name: string) =>
    page.getByRole('switch', { name: `${name} yönetim paneline girebilir`, exact: true });

  it('works at once and shows the state that the server returned', async () => {
    const person = await makePerson(server.origin, 'anahtar', 'Asya', 'Kurt');
    const { page, faults, close } = await open('/dashboard/users?q=anahtar');
    await panel(page, 'Asya Kurt').click();
    await toasts(page).getByText('Başarıyla güncellendi.').waitFor();
    await eventually(() => panel(page, 'Asya Kurt').isChecked()).toBe(false);
    expect(await findPerson(server.origin, person.email)).toMatchObject({ panelAccess: false });
    expect(faults).toEqual([]);
    await close();
  });

  it('returns to its state and shows the reason when another user changed the account', async () => {
    const person = await makePerson(server.origin, 'geri', 'Beril', 'Us');
    const opened = await open('/dashboard/users?q=geri');
    const { page } = opened;
    await panel(page, 'Beril Us').waitFor();
    await changeAsOther(server.origin, other, person, { surname: 'Uslu' });
    await panel(page, 'Beril Us').click();
    await page.getByRole('alert').getByText('Beril Us').waitFor();
    // The row is loaded again, so a second attempt uses the current version.
    await panel(page, 'Beril Uslu').waitFor();
    expect(await panel(page, 'Beril Uslu').isChecked()).toBe(true);
    expect(await findPerson(server.origin, person.email)).toMatchObject({ panelAccess: true });
    await panel(page, 'Beril Uslu').click();
    await toasts(page).getByText('Başarıyla güncellendi.').waitFor();
    await eventually(() => panel(page, 'Beril Uslu').isChecked()).toBe(false);
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    expect(withoutRefusals(opened)).toEqual([]);
    await opened.close();
  });

  it('of the own account shows why it cannot be used', async () => {
    const { page, faults, close } = await open(
      `/dashboard/users?q=${encodeURIComponent(ADMIN.ADMIN_EMAIL)}`,
    );
    const own = page.getByRole('switch');
    await own.focus();
    await page
      .getByRole('tooltip')
      .getByText('Kendi yönetim paneli erişiminizi kapatamazsınız.')
      .waitFor();
    await page.keyboard.press('Space');
    expect(await own.isChecked()).toBe(true);
    expect(await own.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: /^İşlemler: / }).click();
    const remove = page.getByRole('menuitem', { name: 'Sil' });
    await page.getByText('Kendi hesabınızı silemezsiniz.').waitFor();
    expect(await remove.isDisabled()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });
});

it('9.37 9.38 9.39 status dots are 8 px in the rows of users, 16 px in those of contents and 23 px in headings', async () => {
  const { page, faults, close } = await open('/dashboard/users');
  const sizes = async () => {
    await page.locator('[data-status-dot]').first().waitFor();
    const boxes = await page.locator('[data-status-dot]').evaluateAll((dots) =>
      dots.map((dot) => {
        const { width, height } = dot.getBoundingClientRect();
        return `${width} x ${height}`;
      }),
    );
    return [...new Set(boxes)];
  };
  expect(await sizes()).toEqual(['8 x 8']);
  await page.getByRole('link', { name: 'Ece Yalın' }).click();
  await page.getByRole('heading', { name: 'Ece Yalın' }).waitFor();
  expect(await sizes()).toEqual(['23 x 23']);
  await page.goto(`${server.origin}/dashboard/blog`);
  expect(await sizes()).toEqual(['16 x 16']);
  await page.locator('tbody a').first().click();
  await page.waitForURL(/\/dashboard\/blog\/[\w-]+/);
  await eventually(sizes).toEqual(['23 x 23']);
  expect(faults).toEqual([]);
  await close();
});

it('a switch is visible in forced colors mode', async () => {
  const { page, close } = await open('/dashboard/users');
  await page.emulateMedia({ forcedColors: 'active' });
  await row(page, 'Ece Yalın').waitFor();
  const grounds = await page.locator('.mantine-Switch-track').evaluateAll((tracks) =>
    tracks.map((track) => {
      const thumb = track.querySelector('.mantine-Switch-thumb') as Element;
      return [track, thumb].map((part) => getComputedStyle(part).backgroundColor);
    }),
  );
  expect(grounds.length).toBeGreaterThan(5);
  for (const [track, thumb] of grounds) expect(thumb).not.toBe(track);
  await close();
});

it('the spinner of a loading button is in its centre', async () => {
  const { page, close } = await open('/dashboard/admin/two-step');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await answered;
    await route.abort();
  });
  await page.getByRole('checkbox').last().click();
  await button(page, 'Kaydet').click();
  const middle = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    return box && [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  };
  await page.locator('.mantine-Button-loader').waitFor();
  await eventually(() => middle('.mantine-Button-loader')).toEqual(
    await middle('.mantine-Button-root[data-loading]'),
  );
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  await close();
});

it('filters, order and search are in the address and are restored by Back', async () => {
  const { page, faults, close } = await open('/dashboard/users');
  await page.getByRole('combobox', { name: 'Rol' }).selectOption('editor');
  await eventually(() => address(page)).toBe('/dashboard/users?role=editor');
  await button(page, 'Son giriş').click();
  await page.getByRole('searchbox').fill('ece');
  const wanted = '/dashboard/users?q=ece&role=editor&sort=-lastSignInAt';
  await eventually(() => address(page)).toBe(wanted);
  await page.getByText('1 kullanıcı, 1 etkin').waitFor();
  await page.getByRole('link', { name: 'Ece Yalın' }).click();
  await page.getByRole('heading', { name: 'Ece Yalın' }).waitFor();
  await page.goBack();
  await row(page, 'Ece Yalın').waitFor();
  expect(address(page)).toBe(wanted);
  expect(await page.getByRole('searchbox').inputValue()).toBe('ece');
  expect(await page.getByRole('combobox', { name: 'Rol' }).inputValue()).toBe('editor');
  expect(faults).toEqual([]);
  await close();
});

it('a view is saved under a name, opened from the unfiltered list, and deleted', async () => {
  const { page, faults, close } = await open('/dashboard/users?role=editor&sort=-lastSignInAt');
  await button(page, 'Görünümler').click();
  await page.getByRole('menuitem', { name: 'Bu görünümü kaydet…' }).click();
  await page.getByRole('textbox', { name: 'Görünümün adı' }).fill('Editörler');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await toasts(page).getByText('Görünüm kaydedildi.').waitFor();
  await page.goto(`${server.origin}/dashboard/users`);
  await button(page, 'Görünümler').click();
  await page.getByRole('menuitem', { name: 'Editörler' }).click();
  await eventually(() => address(page)).toBe('/dashboard/users?role=editor&sort=-lastSignInAt');
  await row(page, 'Ece Yalın').waitFor();
  await button(page, 'Editörler').click();
  await page.getByRole('menuitem', { name: '“Editörler” görünümünü sil' }).click();
  await toasts(page).getByText('Görünüm silindi.').waitFor();
  await button(page, 'Görünümler').waitFor();
  expect(faults).toEqual([]);
  await close();
});

it('a row that is opened before the search was sent stays open', async () => {
  const { page, faults, close } = await open('/dashboard/users');
  await row(page, 'Ece Yalın').waitFor();
  // On a slow machine the search can start while the page of the opened row is still being rendered.
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'ece');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const link = [...document.querySelectorAll('a')].find((a) => a.textContent === 'Ece Yalın');
    return new Promise((resolve) => {
      setTimeout(() => resolve(link?.click()), 285);
    });
  });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('heading', { name: 'Ece Yalın', level: 1 }).waitFor();
  expect(address(page)).toMatch(/^\/dashboard\/users\/[0-9a-f-]{36}$/);
  expect(faults).toEqual([]);
  await close();
});

it('an editor sees that only administrators may see users, and no request is sent', async () => {
  const { page, faults, close } = await openAsEditor('/dashboard');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const { id } = (await findPerson(server.origin, editor)) as Person;
  for (const path of ['', '/add', `/${id}`, `/${id}/edit`]) {
    await page.goto(`${server.origin}/dashboard/users${path}`);
    await page.getByText('Bu bölüm yöneticilere açık').waitFor();
  }
  expect(requests.filter((path) => path.startsWith('/api/auth/users'))).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

describe('a page about users is accessible in light and dark', () => {
  const screens: Record<string, [path: (id: string) => string, ready: (page: Page) => unknown]> = {
    'the list': [() => '/dashboard/users', (page) => row(page, 'Ece Yalın').waitFor()],
    'the list without a match': [
      () => '/dashboard/users?q=zzzz',
      (page) => page.getByText('Aradığınıza uyan kullanıcı yok').waitFor(),
    ],
    'a new user with faults': [
      () => '/dashboard/users/add',
      async (page) => {
        await page.getByRole('radio', { name: 'İlk parolayı ben belirleyeyim' }).check();
        await button(page, 'Kullanıcıyı ekle').click();
        await summary(page).waitFor();
      },
    ],
    'the form': [(id) => `/dashboard/users/${id}/edit`, (page) => field(page, 'E-posta').waitFor()],
    'the details': [
      (id) => `/dashboard/users/${id}`,
      (page) => page.getByRole('heading', { name: 'Güvenlik' }).waitFor(),
    ],
  };
  it.each(Object.keys(screens))('%s', async (name) => {
    const [path, ready] = screens[name] as (typeof screens)[string];
    const { id } = (await findPerson(server.origin, editor)) as Person;
    const { page, faults, close } = await open(path(id));
    await ready(page);
    await expectAccessibleAt(page, [1440, 360], { appearances: [{ paletteMode: 'dark' }] });
    expect(faults).toEqual([]);
    await close();
  });
});

it('for a user that does not exist, the page says this and links back to the list', async () => {
  const { page, close } = await open(
    '/dashboard/users/00000000-0000-4000-8000-000000000000/details',
  );
  await page.getByRole('heading', { name: 'Böyle bir kullanıcı yok' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Kullanıcılara dön' }).click();
  await row(page, 'Ece Yalın').waitFor();
  await close();
});

describe('the command palette', () => {
  const input = (page: Page) =>
    page.getByRole('combobox', { name: 'Sayfa, içerik, başvuru ya da kişi ara' });
  const options = (page: Page) => page.getByRole('option').allTextContents();

  it('opens pages and commands from the keyboard', async () => {
    const { page, faults, close } = await open('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await input(page).fill('KULLANICI');
    await eventually(() => options(page)).toEqual(['Kullanıcılar', 'Kullanıcı ekle']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = await input(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Kullanıcı ekle');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.origin}/dashboard/users/add`);
    expect(await page.getByRole('dialog').count()).toBe(0);

    // Enter alone opens the first entry; the letters of Turkish may be typed on any keyboard.
    await page.keyboard.press('Control+k');
    await input(page).fill('denetim kaydi');
    await eventually(() => options(page)).toEqual(['Denetim kaydı']);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.origin}/dashboard/admin/audit`);
    expect(faults).toEqual([]);
    await close();
  });

  it('finds contents, applications by their code and users, and an editor finds no users', async () => {
    const { page, faults, close } = await open('/dashboard');
    const reply = await callAsAdmin(server.origin, 'GET', '/api/applications?pageSize=1');
    const { data } = (await reply.json()) as { data: Record<string, string>[] };
    const { code, name, surname } = data[0] ?? {};
    await button(page, 'Ara ya da sayfaya git').click();
    const group = (title: string) => page.getByRole('group', { name: title }).getByRole('option');
    await input(page).fill(String(code));
    await eventually(() => group('Üyelik başvuruları').allTextContents()).toEqual([
      expect.stringContaining(`${name} ${surname}`),
    ]);
    await input(page).fill('sahil şeridini');
    await eventually(() => group('İçerikler').first().textContent()).toContain('sahil şeridini');
    await expectAccessible(page, { layer: '[role="dialog"]' });
    await input(page).fill('ece yal');
    await eventually(() => group('Kullanıcılar').allTextContents()).toEqual([
      expect.stringContaining('Ece Yalın'),
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ece Yalın', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await close();

    const asEditor = await openAsEditor('/dashboard');
    await button(asEditor.page, 'Ara ya da sayfaya git').click();
    await input(asEditor.page).fill('ece yal');
    await asEditor.page.getByText('Bu adda bir sayfa, işlem ya da kayıt yok.').waitFor();
    expect(asEditor.faults).toEqual([]);
    await asEditor.close();
  });

  it('has a button, shows only what the rights allow and is accessible', async () => {
    const { page, faults, close } = await openAsEditor('/dashboard');
    await button(page, 'Ara ya da sayfaya git').click();
    await input(page).waitFor();
    const contents = [
      'İçerikler',
      'İçerik takvimi',
      'Çöp kutusu',
      'Yeni içerik',
      'Medya kitaplığı',
    ];
    const forms = [
      'Üyelik başvuruları',
      'Başvuru istatistikleri',
      'İletişim mesajları',
      'Bildirim ayarları',
    ];
    expect(await options(page)).toEqual(['Pano', 'Hesabım', 'Yardım', ...contents, ...forms]);
    await expectAccessibleAt(page, [1440, 360], { layer: '[role="dialog"]' });
    // The code of an application is random and can contain a few letters.
    await input(page).fill('böyle bir kayıt yok');
    await page.getByText('Bu adda bir sayfa, işlem ya da kayıt yok.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(
      'Ara ya da sayfaya git',
    );
    expect(faults).toEqual([]);
    await close();
  });
});

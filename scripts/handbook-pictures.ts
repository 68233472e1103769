import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { screenNames } from '../tests/harness/screen-names.ts';

/** Of a picture, in px. */
const SIZE = { width: 1100, height: 700 };
const LOCALES = ['tr', 'en'] as const;
const FOLDER = join(import.meta.dirname, '../src/features/handbook/pictures');

type Role = 'button' | 'link' | 'radio' | 'textbox' | 'heading' | 'menuitem' | 'option' | 'tab';

/** A page of the dashboard of a signed-in admin, with the demo party. */
export class Screen {
  readonly page: Page;
  readonly origin: string;
  readonly #names: Map<string, string>;

  constructor(page: Page, origin: string, names: Map<string, string>) {
    this.page = page;
    this.origin = origin;
    this.#names = names;
  }

  /** The name on the screen of a text, in the language of this browser. */
  name(key: string): string {
    const name = this.#names.get(key);
    if (name === undefined) throw new Error(`no text ${key}`);
    return name;
  }

  async open(path: string): Promise<void> {
    // What the page before has left unsaved would be offered again.
    await this.page.goto(`${this.origin}/robots.txt`);
    await this.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('editor.unsaved:')) localStorage.removeItem(key);
    });
    await this.page.goto(this.origin + path);
    await this.page.locator('main h1, main input, #main h1').first().waitFor();
  }

  find(role: Role, key: string): Locator {
    return this.page.getByRole(role, { name: this.name(key) }).first();
  }
}

const CONTENT = /^\/dashboard\/blog\/[0-9a-f-]{36}/;

/** The first content of the list, to be edited. */
async function openEditor(screen: Screen): Promise<void> {
  await screen.open('/dashboard/blog?state=published&category=haberler');
  const links = screen.page.locator('#main tr[data-row] a[href^="/dashboard/blog/"]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const path = addresses.map((one) => CONTENT.exec(one ?? '')?.[0]).find(Boolean);
  await screen.open(`${path}/edit`);
  await screen.page.locator('[contenteditable=true]').first().waitFor();
}

/** Of each picture of the handbook: shows the page, and returns the part that is marked. */
export const HANDBOOK_PICTURES: Record<string, (screen: Screen) => Promise<Locator | null>> = {
  async yayimla(screen) {
    await screen.open('/dashboard/blog');
    return screen.find('link', 'content:editor.new');
  },
  async word(screen) {
    await screen.open('/dashboard/blog');
    return screen.find('button', 'wordFiles:fromWord');
  },
  async zamanla(screen) {
    await screen.open('/dashboard/blog/add');
    await screen.find('textbox', 'content:editor.fields.title').fill('Kıyılar hepimizin');
    const category = screen.page.getByRole('combobox', {
      name: screen.name('content:editor.fields.category'),
    });
    await category.first().selectOption('basinAciklamalari');
    await screen.page.locator('[contenteditable=true]').first().click();
    await screen.page.keyboard.insertText('Kıyı yasası teklifimiz bugün komisyonda.');
    await screen.find('button', 'content:editor.publish.draft').click();
    await screen.find('radio', 'content:desk.at').click();
    return screen.find('button', 'content:desk.decide.scheduled');
  },
  async duzelt(screen) {
    await openEditor(screen);
    return screen.find('button', 'content:editor.publish.published');
  },
  async cevir(screen) {
    await openEditor(screen);
    return screen.page.getByText(screen.name('content:fields.languages')).first();
  },
  async gorsel(screen) {
    await screen.open('/dashboard/blog/add');
    // At this width the toolbar shows only its first row.
    await screen.find('button', 'dashboard:markdown.more').click();
    return screen.find('button', 'dashboard:markdown.tool.picture');
  },
  async ogeler(screen) {
    await screen.open('/dashboard/blog/add');
    await screen.page.locator('[contenteditable=true]').first().click();
    await screen.page.keyboard.type('/');
    return screen.page.getByRole('listbox', { name: screen.name('dashboard:visual.slash') });
  },
  async onizleme(screen) {
    await openEditor(screen);
    await screen.find('button', 'content:editor.moreActions').click();
    await screen.find('menuitem', 'content:desk.previewLink').click();
    return screen.find('button', 'content:desk.previewLinkMake');
  },
  async surum(screen) {
    await openEditor(screen);
    await screen.page.locator('[contenteditable=true]').first().click();
    await screen.page.keyboard.press('Control+End');
    await screen.page.keyboard.insertText(' Komisyon salı günü toplanacak.');
    await screen.find('button', 'content:editor.save').click();
    await screen.page.getByText(screen.name('content:editor.saved')).first().waitFor();
    const [path] = CONTENT.exec(new URL(screen.page.url()).pathname) ?? [];
    await screen.open(`${path}/history`);
    return null;
  },
  async cop(screen) {
    await screen.open('/dashboard/blog');
    return screen.find('link', 'content:lists.trash');
  },
  async 'alternatif-metin'(screen) {
    await screen.open('/dashboard/media');
    await screen.page.locator('#main img').first().waitFor();
    return screen.page.getByRole('combobox', { name: screen.name('media:list.use') }).first();
  },
  async tuzuk(screen) {
    await screen.open('/dashboard/admin/documents/charter');
    return screen.find('button', 'documentsDesk:begin');
  },
  async belge(screen) {
    await screen.open('/dashboard/admin/documents');
    return screen.find('link', 'documentsDesk:add');
  },
  async kisi(screen) {
    await screen.open('/dashboard/admin/people');
    return screen.find('link', 'peopleDesk:add');
  },
  async kurul(screen) {
    await screen.open('/dashboard/admin/boards');
    return screen.find('link', 'boardsDesk:add');
  },
  async teskilat(screen) {
    await screen.open('/dashboard/branches');
    await screen.page.locator('#main tr[data-row]').first().waitFor();
    return screen.find('link', 'branchesDesk:add');
  },
  async toplanti(screen) {
    await screen.open('/dashboard/admin/meetings');
    return screen.find('link', 'meetingsDesk:add');
  },
  async menu(screen) {
    await screen.open('/dashboard/admin/menu');
    return screen.find('button', 'menu:add');
  },
  async sayfa(screen) {
    await screen.open('/dashboard/pages');
    return screen.find('link', 'ownPages:add');
  },
  async 'hazir-metin'(screen) {
    await screen.open('/dashboard/admin/pages');
    return null;
  },
  async 'basin-kiti'(screen) {
    await screen.open('/dashboard/admin/press-kit');
    return null;
  },
  async yonlendirme(screen) {
    await screen.open('/dashboard/admin/redirects');
    return screen.find('link', 'redirects:add');
  },
  async basvuru(screen) {
    await screen.open('/dashboard/applications/list');
    await screen.page.locator('#main tr[data-row]').first().waitFor();
    return screen.page.locator('#main tr[data-row]').first();
  },
  async toplu(screen) {
    await screen.open('/dashboard/applications/list');
    const boxes = screen.page.locator('#main tr[data-row] input[type=checkbox]');
    for (const place of [0, 1, 2]) await boxes.nth(place).check();
    return screen.find('button', 'applications:list.review');
  },
  async 'eksik-bilgi'(screen) {
    await screen.open('/dashboard/applications/list');
    await screen.page.locator('#main tr[data-row] a[href$="/details"]').nth(1).click();
    return screen.page.getByText(screen.name('applicationPage:changeStatus')).first();
  },
  async gonder(screen) {
    await screen.open('/dashboard/applications/list');
    await screen.page.locator('#main tr[data-row] a[href$="/details"]').first().click();
    await screen.find('button', 'applicationPage:move.open').click();
    return screen.page
      .getByRole('dialog')
      .getByRole('button', { name: screen.name('applicationPage:move.act') });
  },
  async mesaj(screen) {
    await screen.open('/dashboard/messages');
    await screen.page.locator('#main tr[data-row]').first().waitFor();
    return null;
  },
  async kvkk(screen) {
    await screen.open('/dashboard/privacy');
    return screen.find('link', 'privacy:add');
  },
  async 'e-posta'(screen) {
    await screen.open('/dashboard/admin/emails');
    return null;
  },
  async davet(screen) {
    await screen.open('/dashboard/users/add');
    return screen.find('radio', 'users:form.invitation');
  },
  async 'teskilat-hesap'(screen) {
    await screen.open('/dashboard/users/add');
    await screen.find('radio', 'users:reach.branches').click();
    return screen.page.getByText(screen.name('users:reach.title')).first();
  },
  async ayrilan(screen) {
    await screen.open('/dashboard/users');
    await screen.page.locator('#main tr[data-row]').first().waitFor();
    return null;
  },
  async 'iki-adim'(screen) {
    await screen.open('/dashboard/account');
    return screen.find('button', 'account:twoStep.start');
  },
  async oturum(screen) {
    await screen.open('/dashboard/account');
    return screen.find('heading', 'account:sessions.title');
  },
  async parola(screen) {
    await screen.page.goto(`${screen.origin}/auth/forgot-password`);
    return screen.find('button', 'passwords:forgot.submit');
  },
  async denetim(screen) {
    await screen.open('/dashboard/admin/audit');
    await screen.page.locator('#main tr[data-row]').first().waitFor();
    return null;
  },
  async 'ilk-adimlar'(screen) {
    await screen.open('/dashboard/admin/setup');
    return null;
  },
  async parti(screen) {
    await screen.open('/dashboard/admin/party/kimlik');
    return null;
  },
  async aktar(screen) {
    await screen.open('/dashboard/admin/transfer');
    return screen.find('button', 'transfer:upload');
  },
  async saglik(screen) {
    await screen.open('/dashboard/admin/health');
    await screen.page.getByText(screen.name('health:backups')).first().waitFor();
    return null;
  },
};

/**
 * Takes the pictures of the handbook, in both of its languages.
 * @param openSignedIn a page of an admin, whose browser has these settings in its storage
 */
export async function takeHandbookPictures(
  origin: string,
  openSignedIn: (storage: Record<string, string>, size: typeof SIZE) => Promise<Page>,
  isDrawn: () => boolean,
): Promise<void> {
  for (const locale of LOCALES) {
    const folder = join(FOLDER, locale);
    await mkdir(folder, { recursive: true });
    const page = await openSignedIn({ 'app.language': locale }, SIZE);
    page.on('dialog', (dialog) => dialog.accept());
    const screen = new Screen(page, origin, await screenNames(locale));
    for (const [name, show] of Object.entries(HANDBOOK_PICTURES)) {
      const marked = await show(screen);
      await page.waitForFunction(isDrawn);
      if (marked) {
        await marked.waitFor();
        await marked.scrollIntoViewIfNeeded();
        await marked.evaluate((element: HTMLElement) => {
          element.style.setProperty('outline', '3px solid #d9480f', 'important');
          const { top, bottom } = element.getBoundingClientRect();
          let isCut = false;
          for (let box = element.parentElement; box; box = box.parentElement) {
            const { top: start, bottom: end } = box.getBoundingClientRect();
            const isClipping = getComputedStyle(box).overflowY !== 'visible';
            isCut ||= isClipping && (top - 6 < start || bottom + 6 > end);
          }
          element.style.setProperty('outline-offset', isCut ? '-3px' : '3px', 'important');
        });
      }
      const picture = await page.screenshot();
      await sharp(picture)
        .webp({ quality: 72 })
        .toFile(join(folder, `${name}.webp`));
    }
    await page.context().close();
  }
}

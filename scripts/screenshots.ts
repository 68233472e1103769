import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../tests/harness/browser.ts';
import { ADMIN } from '../tests/harness/staff-client.ts';
import { takeHandbookPictures } from './handbook-pictures.ts';
import { startDemo } from './start-demo.ts';

/**
 * Takes the pictures of the README again, in `docs/screenshots`, and those of the handbook for staff, from
 * the built product with the demo party: `npm run screenshots`, or `npm run screenshots -- FOLDER` to put
 * those of the README elsewhere. `ALL=1`
 * takes every page in every width and mode instead, as PNG files in the folder, to check a change;
 * `ONLY=home,list` takes only these pages, `ONLY=handbook` only the handbook, and `SETTINGS='{"direction":"rtl"}'` sets further settings
 * of the visitor besides the mode.
 */
const everything = process.env.ALL === '1';
const [target] = process.argv.slice(2);
if (everything && !target) throw new Error('name a folder: ALL=1 npm run screenshots -- FOLDER');
const inProject = (path: string) => join(import.meta.dirname, '..', path);
const folder = target ? resolve(process.env.INIT_CWD ?? '', target) : inProject('docs/screenshots');
const only = process.env.ONLY?.split(',');
const settings: object = JSON.parse(process.env.SETTINGS ?? '{}');
const readme = await readFile(inProject('README.md'), 'utf8');

const ARTICLE = '/haberler/kiyi-hepimizin-sahil-seridini-halka-acan-yasa-teklifimiz-mecliste';
const TOUR = {
  home: '/',
  list: '/haberler',
  article: ARTICLE,
  document: '/tuzuk',
  boards: '/merkez-yurutme-kurulu',
  'sign-in': '/auth/login',
};
const NOT_IN_SITEMAP = {
  search: '/tum-icerikler?ara=kitaplarımızdan',
  'search-nothing': '/tum-icerikler?ara=zzyzx',
  person: '/kisiler/elif-sarper',
  'home-english': '/en',
  'home-german': '/de',
  401: '/401',
  500: '/500',
  missing: '/yok',
  forgot: '/auth/forgot-password',
};
const STAFF = {
  overview: '/dashboard',
  contents: '/dashboard/blog',
  editor: '/dashboard/blog/add',
  users: '/dashboard/users',
  account: '/dashboard/account',
  audit: '/dashboard/admin/audit',
};
const MORE_STAFF = {
  'user-add': '/dashboard/users/add',
  admin: '/dashboard/admin',
  'two-step-roles': '/dashboard/admin/two-step',
  api: '/dashboard/admin/api',
};

const WIDTHS = [360, 900, 1440];
const MODES = ['light', 'dark'];

await mkdir(folder, { recursive: true });
const server = await startDemo(ADMIN);
const pages: Record<string, string> = everything ? await allPages() : TOUR;
const browser = await launchBrowser();
try {
  for (const width of WIDTHS) for (const mode of MODES) await takeAll(width, mode);
  if (!everything && (!only || only.includes('handbook')))
    await takeHandbookPictures(server.origin, openSignedIn, isDrawn);
} finally {
  await browser.close();
  await server.stop();
}

/** Every page, or those that the README shows. */
function isWanted(name: string, width: number, mode: string): boolean {
  if (only && !only.includes(name)) return false;
  return everything || readme.includes(`(docs/screenshots/${name}-${width}-${mode}.webp)`);
}

/**
 * The pages of the sitemap, by their address without the first slash, and pages that are not in it.
 */
async function allPages(): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${server.origin}/sitemaps/pages.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc as string),
  );
  const paths = addresses
    .map(({ pathname }) => pathname)
    .filter((p) => !/^\/(en|de|es)(\/|$)/.test(p));
  const named = paths.filter((path) => path !== '/').map((path) => [path.slice(1), path]);
  return { ...TOUR, ...Object.fromEntries(named), ...NOT_IN_SITEMAP };
}

async function takeAll(width: number, mode: string): Promise<void> {
  const wanted = ([name]: [string, string]) => isWanted(name, width, mode);
  const visited = Object.entries(pages).filter(wanted);
  const staff = Object.entries(everything ? { ...STAFF, ...MORE_STAFF } : STAFF).filter(wanted);
  if (visited.length + staff.length === 0) return;
  const context = await openContext(browser, width, mode);
  const page = await context.newPage();
  // Fills the browser's cache with the fonts: the first page on a phone does not wait for them.
  await page.goto(server.origin, { waitUntil: 'networkidle' });
  for (const [name, path] of visited) await take(page, name, path, width, mode);
  if (staff.length > 0) await signIn(page);
  for (const [name, path] of staff) await take(page, name, path, width, mode);
  await context.close();
}

async function openContext(from: Browser, width: number, mode: string): Promise<BrowserContext> {
  const context = await from.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    locale: 'tr-TR',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (chosen) => {
      localStorage.setItem('app.settings', JSON.stringify(chosen));
      // The state of all pages on a phone except the first.
      localStorage.setItem('app.fonts', '1');
    },
    { ...settings, paletteMode: mode },
  );
  return context;
}

/** A page of an admin, in a browser with these values in its storage. */
async function openSignedIn(
  storage: Record<string, string>,
  size: { width: number; height: number },
): Promise<Page> {
  const context = await openContext(browser, size.width, 'light');
  const page = await context.newPage();
  await page.setViewportSize(size);
  await signIn(page);
  // Not before: the form of the sign-in is found by its Turkish names.
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storage);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.origin}/auth/login`);
  await page.getByRole('textbox', { name: 'E-posta' }).fill(ADMIN.ADMIN_EMAIL);
  await page.locator('input[type=password]').fill(ADMIN.ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

async function take(
  page: Page,
  name: string,
  path: string,
  width: number,
  mode: string,
): Promise<void> {
  await page.goto(server.origin + path);
  // In the dashboard the event stream never ends, so the network is never idle.
  if (path.startsWith('/dashboard')) await page.locator('main h1').first().waitFor();
  else await page.waitForLoadState('networkidle');
  await page.waitForFunction(isDrawn);
  const picture = await page.screenshot({ fullPage: everything });
  const file = join(folder, `${name}-${width}-${mode}`);
  if (everything) await sharp(picture).toFile(`${file}.png`);
  else await sharp(picture).webp({ quality: 80 }).toFile(`${file}.webp`);
}

/** Whether fonts, data and the pictures that are in view are there. */
function isDrawn(): boolean {
  const isInView = (image: Element) => image.getBoundingClientRect().top < window.innerHeight;
  return (
    document.fonts.status === 'loaded' &&
    !document.querySelector('[class*="Skeleton"], [aria-busy="true"], .loading-view') &&
    [...document.images].filter(isInView).every(({ complete }) => complete)
  );
}

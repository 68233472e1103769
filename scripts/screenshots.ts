import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../tests/harness/browser.ts';
import { ADMIN } from '../tests/harness/staff-client.ts';
import { startDemo } from './start-demo.ts';

/**
 * Takes the pictures of the README and of `docs/screenshots` from the built product with the demo
 * party: `node scripts/screenshots.ts [folder]`. `ALL=1` takes every page in every width and mode,
 * as PNG files in the folder, to check a change; `ONLY=home,list` takes only these pages, and
 * `SETTINGS='{"direction":"rtl"}'` sets further settings of the visitor besides the mode.
 */
const folder = process.argv[2] ?? join(import.meta.dirname, '../docs/screenshots');
const everything = process.env.ALL === '1';
const only = process.env.ONLY?.split(',');
const settings: object = JSON.parse(process.env.SETTINGS ?? '{}');
const wanted = ([name]: [string, string]) => !only || only.includes(name);

const ARTICLE = '/haberler/kiyi-hepimizin-sahil-seridini-halka-acan-yasa-teklifimiz-mecliste';
const TOUR = {
  home: '/',
  list: '/haberler',
  article: ARTICLE,
  document: '/tuzuk',
  boards: '/merkez-yurutme-kurulu',
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

await mkdir(folder, { recursive: true });
const server = await startDemo(ADMIN);
const pages: Record<string, string> = everything ? await allPages() : TOUR;
const browser = await launchBrowser();
try {
  for (const [width, mode] of everything ? allVariants() : tourVariants())
    await takeAll(width, mode);
} finally {
  await browser.close();
  await server.stop();
}

function tourVariants(): [number, string][] {
  return [
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
  ];
}

function allVariants(): [number, string][] {
  return [360, 900, 1440].flatMap((width): [number, string][] => [
    [width, 'light'],
    [width, 'dark'],
  ]);
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
  const context = await openContext(browser, width, mode);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(pages).filter(wanted)) {
    await take(page, name, path, width, mode);
  }
  const staff = Object.entries(everything ? { ...STAFF, ...MORE_STAFF } : STAFF).filter(wanted);
  if (staff.length > 0) await signIn(page, width, mode);
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

async function signIn(page: Page, width: number, mode: string): Promise<void> {
  await take(page, 'sign-in', '/auth/login', width, mode);
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
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ fullPage: everything });
  const file = join(folder, `${name}-${width}-${mode}`);
  if (everything) await sharp(picture).toFile(`${file}.png`);
  else await sharp(picture).webp({ quality: 80 }).toFile(`${file}.webp`);
}

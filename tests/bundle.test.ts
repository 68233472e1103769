import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { documentsDesk, documentViewer } from '../src/features/documents/text/tr.ts';
import { auth, passwordEmails, passwords } from '../src/features/identity/text/tr.ts';
import { contactForm, messageEmails, messages } from '../src/features/messages/text/tr.ts';
import type { TextTree } from '../src/platform/i18n/texts.ts';
import { figures, settingsDrawer } from '../src/site/text/tr.ts';
import { flattenTexts } from './harness/flatten-texts.ts';
import { openDemo } from './harness/open-demo.ts';
import { openPage } from './harness/watched-page.ts';
import { fillSignIn } from './journeys/dashboard.ts';

/** The limit for the scripts and styles of the sign-in page, in bytes after gzip. */
const LIMIT = 150_000;
const USERS = 'src/features/identity/users/dashboard/list-page.tsx';

const { server, browser } = await openDemo();

/** The address of the built file of a source file. */
function builtFile(source: string): string {
  const path = join(import.meta.dirname, '../dist/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>;
  const built = manifest[source];
  if (!built) throw new Error(`${source} has no built file of its own`);
  return `/${built.file}`;
}

/** The scripts and styles that a page has fetched so far: path to size in bytes after gzip. */
function watchFetched(page: Page) {
  const fetched = new Map<string, Promise<number>>();
  page.on('response', (reply) => {
    if (!['script', 'stylesheet'].includes(reply.request().resourceType())) return;
    const size = reply.body().then((body) => gzipSync(body, { level: 9 }).length);
    // A page that closes first has no body; only a test that awaits the size needs it.
    size.catch(() => undefined);
    fetched.set(new URL(reply.url()).pathname, size);
  });
  return fetched;
}

async function openSignIn() {
  const opened = await openPage(browser);
  const fetched = watchFetched(opened.page);
  await opened.page.goto(`${server.origin}/auth/login`);
  await opened.page.getByLabel('E-posta').waitFor();
  await opened.page.waitForLoadState('networkidle');
  return { ...opened, fetched };
}

describe('the sign-in page', () => {
  it('loads at most 150 KB of scripts and styles before any interaction', async () => {
    const { fetched, close } = await openSignIn();
    const sizes = await Promise.all(
      [...fetched].map(async ([path, size]) => [path, await size] as const),
    );
    const all = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(sizes.map(([path]) => path)).toContain(
      builtFile('src/features/identity/sign-in/dashboard/sign-in-page.tsx'),
    );
    expect(all, JSON.stringify(sizes)).toBeLessThanOrEqual(LIMIT);
    await close();
  });

  it.each(['/dashboard', '/dashboard/blog'])(
    'opens %s with few requests for a signed-in user',
    async (path) => {
      const { page, context, close } = await openSignIn();
      await fillSignIn(page);
      await page.waitForURL(`${server.origin}/dashboard`);
      const cold = await openPage(browser, { storageState: await context.storageState() });
      const fetched = watchFetched(cold.page);
      // The event stream never ends, so the network is never idle.
      const stream = cold.page.waitForResponse(/notifications\/stream$/);
      await cold.page.goto(`${server.origin}${path}`);
      await cold.page.getByRole('heading', { level: 1 }).waitFor();
      await stream;
      expect([...fetched.keys()].length, [...fetched.keys()].join(' ')).toBeLessThanOrEqual(15);
      await cold.close();
      await close();
    },
  );

  it('loads no other page of the dashboard and none of their texts before the sign-in', async () => {
    const { page, fetched, close } = await openSignIn();
    const sources = [
      USERS,
      'src/dashboard/desk-route.tsx',
      'src/dashboard/language/features/tr.ts',
    ];
    const files = sources.map(builtFile);
    expect(files.filter((file) => fetched.has(file))).toEqual([]);

    await fillSignIn(page);
    await page.waitForURL(`${server.origin}/dashboard`);
    await page.getByRole('link', { name: 'Kullanıcılar' }).first().waitFor();
    expect(fetched.has(builtFile(USERS))).toBe(false);
    await page.getByRole('link', { name: 'Kullanıcılar' }).first().click();
    await page.waitForURL(`${server.origin}/dashboard/users`);
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
    expect(files.filter((file) => !fetched.has(file))).toEqual([]);
    await close();
  });
});

describe('the pages that edit a long text', () => {
  const manifest = readManifest();
  const page = 'src/features/content/dashboard/editor/editor-page.tsx';
  const field = 'src/dashboard/kit/markdown/full-field.tsx';
  const visual = 'src/dashboard/kit/markdown/visual/visual-editor.tsx';
  const source = 'src/dashboard/kit/markdown/markdown-source.tsx';
  const converter = 'src/platform/markup/html-to-markdown/html-to-markdown.ts';
  const entries = Object.keys(manifest).filter((name) => {
    const { isEntry, isDynamicEntry } = manifest[name] as Built;
    return isEntry || isDynamicEntry;
  });

  // ProseMirror and CodeMirror give these classes to their texts.
  it.each([
    [visual, 'ProseMirror-'],
    [source, 'cm-content'],
  ])('load %s only when it is used first', (form, sign) => {
    const withForm = entries.filter((name) =>
      [...neededBy(manifest, [name])].some((file) => readBuilt(file).includes(sign)),
    );
    expect(withForm).toEqual([form]);
  });

  it('load at most 250 KB for writing, in each of the two forms', () => {
    const others = neededBy(
      manifest,
      entries.filter((name) => ![page, field, visual, source, converter].includes(name)),
    );
    for (const form of [visual, source]) {
      const own = [...neededBy(manifest, [page, form, converter]).difference(others)];
      expect(own.length).toBeGreaterThan(1);
      expect(sizeOf(own), own.join(' ')).toBeLessThanOrEqual(250_000);
    }
  });
});

describe('every other page of the dashboard', () => {
  const manifest = readManifest();
  const frame = neededBy(manifest, ['src/dashboard/index.html', 'src/dashboard/desk-route.tsx']);
  const pages = (manifest['src/dashboard/desk-route.tsx']?.dynamicImports ?? []).filter((name) =>
    name.endsWith('.tsx'),
  );

  it('is an entry of the build', () => expect(pages.length).toBeGreaterThan(30));

  it.each(pages.filter((name) => !name.endsWith('/editor-page.tsx')))(
    'adds at most 80 KB to the frame: %s',
    (page) => {
      const own = [...neededBy(manifest, [page]).difference(frame)];
      expect(sizeOf(own), own.join(' ')).toBeLessThanOrEqual(80_000);
    },
  );
});

describe('the texts in the scripts of browsers', () => {
  const scripts = globSync('assets/*.js', { cwd: join(import.meta.dirname, '../dist/client') }).map(
    (name) => ({ name, code: readBuilt(name).toString() }),
  );
  /** The scripts that have one of the longer texts, which no other part says. */
  const scriptsWith = (part: TextTree) => {
    const long = flattenTexts({ part }).flatMap(([, text]) => (text.length > 25 ? [text] : []));
    expect(long.length).toBeGreaterThan(0);
    return scripts
      .filter(({ code }) => long.some((text) => code.includes(`\`${text}\``)))
      .map(({ name }) => name);
  };

  it.each([
    ['e-mails', { passwordEmails, messageEmails }],
    ['pages without a script of their own', { contactForm }],
  ])('are not those of %s', (_, parts) => expect(scriptsWith(parts)).toEqual([]));

  it('are divided by where they are needed, also if they are in one source file', () => {
    const parts = { auth, passwords, messages, documentsDesk, documentViewer, figures };
    const places = Object.values({ ...parts, settingsDrawer }).map(scriptsWith);
    // Signing in, all screens after it, and one script for each part of the public pages.
    expect(places.map(({ length }) => length)).toEqual(places.map(() => 1));
    const [signIn, ...screens] = places.flat().slice(0, 4);
    expect(new Set(screens).size).toBe(1);
    expect(new Set([signIn, screens[0], ...places.flat().slice(4)]).size).toBe(5);
  });
});

interface Built {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  dynamicImports?: string[];
}
function readManifest() {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, '../dist/client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, Built>;
}

/** The size of built files in bytes after gzip. */
const sizeOf = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readBuilt(file), { level: 9 }).length, 0);

const readBuilt = (file: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../dist/client', file));

/** The files that the entries load at once. */
function neededBy(manifest: Record<string, Built>, entries: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  for (const stack = [...entries]; stack.length > 0; ) {
    const name = stack.pop() as string;
    if (seen.has(name)) continue;
    seen.add(name);
    const { file, css = [], imports = [] } = manifest[name] as Built;
    for (const one of [file, ...css]) files.add(one);
    stack.push(...imports);
  }
  return files;
}

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hashPassword } from '../../src/platform/password.server.ts';
import type { DemoServer } from '../harness/demo-server.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';

/** Of every account that {@link addStaff} makes. */
const PASSWORD = ADMIN.ADMIN_PASSWORD;
type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Fills the sign-in form that is on the screen and sends it. */
export async function fillSignIn(
  page: Page,
  email: string = ADMIN.ADMIN_EMAIL,
  password: string = PASSWORD,
): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}

/** A browser profile of its own in which somebody has just signed in and sees the overview. */
export async function signIn(
  browser: Browser,
  origin: string,
  email?: string,
): Promise<WatchedPage> {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await opened.page.goto(`${origin}/auth/login`);
  await fillSignIn(opened.page, email);
  await opened.page.waitForURL(`${origin}/dashboard`);
  return opened;
}

/** The first admin's session, for the `storageState` of other profiles. */
export async function openSession(browser: Browser, origin: string): Promise<Session> {
  const { context, close } = await signIn(browser, origin);
  const session = await context.storageState();
  await close();
  return session;
}

/** One more member of staff, who signs in with `{username}@ufuk.test`. */
export async function addStaff(
  server: DemoServer,
  account: { username: string; role: 'admin' | 'editor' | 'user'; name: string; surname: string },
): Promise<string> {
  const email = `${account.username}@ufuk.test`;
  await server.run(
    `INSERT INTO users (username, email, password_hash, role, name, surname)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      account.username,
      email,
      await hashPassword(PASSWORD),
      account.role,
      account.name,
      account.surname,
    ],
  );
  return email;
}

/** A caller with a session of their own, past the browser. */
export async function callAs(origin: string, email: string) {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  });
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return async (method: string, path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    return fetch(origin + path, { method, headers, body: body ? JSON.stringify(body) : null });
  };
}

/** What the browser keeps of a session. */
export const readStorage = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

export const status = (page: Page) => page.locator('main').getByRole('status').first();

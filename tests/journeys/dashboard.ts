import { type Browser, type BrowserContextOptions, type Page, request } from 'playwright-core';
import { storeSession } from '../../src/dashboard/kit/session/session-state.ts';
import { hashPassword } from '../../src/platform/password.server.ts';
import { LoginReply } from '../../src/platform/session.ts';
import type { DemoServer } from '../harness/demo-server.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';

/** The password of every account that {@link addStaff} makes. */
const PASSWORD = ADMIN.ADMIN_PASSWORD;
type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Fills in the sign-in form on the screen and submits it. */
export async function fillSignIn(
  page: Page,
  email: string = ADMIN.ADMIN_EMAIL,
  password: string = PASSWORD,
): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}

/**
 * A new browser profile in which a user has just signed in on the sign-in page and sees the overview.
 * In tests of other things, {@link openSignedIn} is faster.
 */
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

/**
 * A session for the `storageState` of browser profiles, made through the API, in the state after a
 * sign-in on the sign-in page. The user is the first admin or the one with this e-mail.
 */
export async function openSession(
  browser: Browser,
  origin: string,
  email: string = ADMIN.ADMIN_EMAIL,
): Promise<Session> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const client = await request.newContext({ userAgent });
  try {
    const data = { username: email, password: PASSWORD };
    const reply = await client.post(`${origin}/api/auth/login`, { data });
    if (!reply.ok()) throw new Error(`Signing in was refused: ${await reply.text()}`);
    const stored = new Map<string, string>();
    storeSession(
      {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
      LoginReply.parse(await reply.json()),
    );
    const { cookies } = await client.storageState();
    const localStorage = [...stored].map(([name, value]) => ({ name, value }));
    return { cookies, origins: [{ origin, localStorage }] };
  } finally {
    await client.dispose();
  }
}

/** A new browser profile with such a session, on a page of the dashboard. */
export async function openSignedIn(
  browser: Browser,
  origin: string,
  path = '/dashboard',
  email?: string,
): Promise<WatchedPage> {
  const storageState = await openSession(browser, origin, email);
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 }, storageState });
  await opened.page.goto(origin + path);
  return opened;
}

/** Adds a user who signs in with `{username}@ufuk.test`. */
export async function addStaff(
  server: DemoServer,
  account: { username: string; role: 'admin' | 'editor' | 'user'; name: string; surname: string },
): Promise<string> {
  const email = `${account.username}@ufuk.test`;
  await server.run(
    `INSERT INTO users (username, email, password_hash, role, name, surname)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`, // A retry of the test has the user already.
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

/** A function that sends API requests in a new session of this user, without a browser. */
export async function callAs(origin: string, email: string) {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  });
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
    const isJson = body && !(body instanceof FormData);
    const headers = {
      authorization: `Bearer ${accessToken}`,
      ...(isJson && { 'content-type': 'application/json' }),
      ...more,
    };
    const sent = isJson ? JSON.stringify(body) : (body ?? null);
    return fetch(origin + path, { method, headers, body: sent });
  };
}

const admins = new Map<string, ReturnType<typeof callAs>>();

/** Sends an API request of the first admin, without a browser; such requests share a session. */
export async function callAsAdmin(
  origin: string,
  ...call: Parameters<Awaited<ReturnType<typeof callAs>>>
): Promise<Response> {
  const begin = () => {
    const begun = callAs(origin, ADMIN.ADMIN_EMAIL);
    admins.set(origin, begun);
    return begun;
  };
  const reply = await (await (admins.get(origin) ?? begin()))(...call);
  // A test may have ended every session, or the password was entered too long ago (409).
  return [401, 409].includes(reply.status) ? (await begin())(...call) : reply;
}

/** The localStorage of the browser. */
export const readStorage = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

export const status = (page: Page) => page.locator('main').getByRole('status').first();

/** Waits until the overview shows its numbers. */
export const overviewLoaded = (page: Page) => page.getByText(/^zamanlanmış \d/).waitFor();

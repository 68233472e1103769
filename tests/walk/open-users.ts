import type { Browser } from 'playwright-core';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';
import { openSession } from '../journeys/dashboard.ts';

const sessions = new Map<string, ReturnType<typeof openSession>>();

/** The admin signs in once for all pages of a server. */
function sessionAt(browser: Browser, origin: string) {
  const session = sessions.get(origin) ?? openSession(browser, origin);
  sessions.set(origin, session);
  return session;
}

/** Opens the list of users as the admin; calls to `answers` are answered as given. */
export async function openUsers(
  browser: Browser,
  origin: string,
  answers: Record<string, { status: number; json: object }>,
  { language = 'tr', expiresAt = '' } = {},
): Promise<WatchedPage> {
  const opened = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    storageState: await sessionAt(browser, origin),
  });
  for (const [address, answer] of Object.entries(answers))
    await opened.context.route(address, (route) => route.fulfill(answer));
  await opened.page.addInitScript(
    ([locale, end]) => {
      localStorage.setItem('app.language', locale);
      if (end) localStorage.setItem('expiresAt', end);
    },
    [language, expiresAt] as const,
  );
  await opened.page.goto(`${origin}/dashboard/users`);
  return opened;
}

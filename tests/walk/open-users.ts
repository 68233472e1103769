import type { Browser } from 'playwright-core';
import { onePage } from '../harness/one-page.ts';
import type { WatchedPage } from '../harness/watched-page.ts';
import { openSession } from '../journeys/dashboard.ts';

interface Answer {
  status: number;
  json: object;
  headers?: Record<string, string>;
}

/**
 * A function that opens the list of users as the admin; calls to `answers` are answered as given, or
 * not at all (null). The
 * admin signs in once for all tests of the file.
 */
export async function usersPage(browser: Browser, origin: string) {
  const open = await onePage(browser, origin, await openSession(browser, origin));
  return async (
    answers: Record<string, Answer | null>,
    { language = 'tr', expiresAt = '' } = {},
  ): Promise<WatchedPage> => {
    const stored = { 'app.language': language, ...(expiresAt && { expiresAt }) };
    const opened = await open('/robots.txt', { stored });
    for (const [address, answer] of Object.entries(answers))
      await opened.context.route(address, (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
    await opened.page.goto(`${origin}/dashboard/users`);
    return opened;
  };
}

import type { Page, Request } from 'playwright-core';
import { matchRoutes } from 'react-router';
import { vi } from 'vitest';
import type { DashboardPage } from '../../../src/dashboard/kit/feature.ts';
import { eventually } from '../../harness/eventually.ts';

/** The paths of all pages behind sign-in, such as `/dashboard/users/:userId`; one for each page. */
export async function listPages(): Promise<string[]> {
  // The document says who signs users in.
  vi.stubGlobal('document', { querySelector: () => null });
  const { FEATURES } = await import('../../../src/dashboard/features.ts');
  vi.unstubAllGlobals();
  const first = ({ path }: DashboardPage) => (typeof path === 'string' ? path : path[0]);
  return FEATURES.flatMap(({ pages = [] }) => pages).map((page) =>
    ['/dashboard', first(page)].filter(Boolean).join('/'),
  );
}

/** The page of an address, as its path in {@link listPages}; null: none of them. */
export function pageOf(pages: readonly string[], address: string): string | null {
  const routes = pages.map((path) => ({ path }));
  return matchRoutes(routes, new URL(address).pathname)?.[0]?.route.path ?? null;
}

/** A page that has got its data may need this long, in ms, to ask for more. */
const NEXT_REQUEST_MS = 100;
/** Stays open. */
const STREAM = '/api/notifications/stream';

/**
 * Opens pages of the dashboard one after the other, as a link in it does; each waits until it shows its
 * heading and its data.
 */
export function pageOpener(page: Page): (address: string) => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => void (request.url().includes(STREAM) || open.add(request)));
  const close = (request: Request) => void setTimeout(() => open.delete(request), NEXT_REQUEST_MS);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async (address) => {
    if (page.url() === 'about:blank') await page.goto(address);
    else await page.evaluate(follow, address);
    await page.waitForFunction(hasOtherHeading);
    await eventually(async () => open.size === 0 && (await page.evaluate(isLoaded))).toBe(true);
  };
}

/** Runs in the page: goes to an address without loading the application again. */
function follow(address: string): void {
  for (const heading of document.querySelectorAll('main h1'))
    heading.setAttribute('data-left', heading.textContent ?? '');
  // As the router writes it: it warns of entries that it did not make.
  const idx = (history.state as { idx: number }).idx + 1;
  history.pushState({ idx, key: `walk-${idx}`, usr: null }, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
/** Two pages can share the element of their headings. */
const hasOtherHeading = () =>
  [...document.querySelectorAll('main h1')].some(
    (heading) => heading.getAttribute('data-left') !== heading.textContent,
  );
const isLoaded = () =>
  !document.querySelector('[class*="Skeleton"], [aria-busy="true"], .loading-view');

/** The addresses that the page links to. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/dashboard"]')].map(
      ({ href }) => href,
    ),
  );

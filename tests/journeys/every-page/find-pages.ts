import type { Page } from 'playwright-core';
import { matchRoutes } from 'react-router';
import { vi } from 'vitest';
import type { DashboardPage } from '../../../src/dashboard/kit/feature.ts';

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

/** Waits until the page shows its heading and its data. */
export async function pageLoaded(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(400);
  await page.waitForFunction(
    () => !document.querySelector('[class*="Skeleton"], [aria-busy="true"], .loading-view'),
  );
}

/** The addresses that the page links to. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/dashboard"]')].map(
      ({ href }) => href,
    ),
  );

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** What went wrong unseen: console errors and warnings (CSP reports are such), failed requests. */
  faults: string[];
  /** Hosts that were asked for anything. */
  hosts: Set<string>;
  close(): Promise<void>;
}

/** A page in a browser profile of its own, as somebody in Türkiye has it. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    ...options,
  });
  // Sooner than the test, so that the failure names the step.
  context.setDefaultTimeout(10_000);
  return watch(context, await context.newPage());
}

export function watch(context: BrowserContext, page: Page): WatchedPage {
  const faults: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Leaving a page ends what it was still asking for.
    if (why !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return { page, context, faults, hosts, close: () => context.close() };
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings (CSP violations among them), exceptions, failed requests. */
  faults: string[];
  /** Hosts that received a request. */
  hosts: Set<string>;
  close(): Promise<void>;
}

/** A page in a browser profile of its own, with the language and time zone of Türkiye. */
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
  // Shorter than the timeout of the test, so that the failure names the step.
  context.setDefaultTimeout(60_000);
  return watchPage(context, await context.newPage());
}

export function watchPage(context: BrowserContext, page: Page): WatchedPage {
  const faults: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page cancels its open requests.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
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

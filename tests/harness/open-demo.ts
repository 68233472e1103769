import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';

/** Of this process, for one test file after the other; it ends with the process. */
let shared: Browser | undefined;

/**
 * The built product with the demo party, and a browser to look at it, for a whole test file; the
 * server is stopped and what the browser shows is closed behind it.
 */
export async function openDemo(): Promise<{ server: DemoServer; browser: Browser }> {
  const server = await startDemoServer();
  afterAll(() => server.stop());
  if (!shared?.isConnected()) shared = await launchBrowser();
  const browser = shared;
  // Last registered, first closed.
  afterAll(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  return { server, browser };
}

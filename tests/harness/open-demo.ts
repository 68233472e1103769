import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';

/** One browser per test process. Test files use it one after the other; it ends with the process. */
let shared: Browser | undefined;

/**
 * The built product with the demo party and a browser, for a whole test file. At its end the server
 * is stopped and the pages of the browser are closed.
 */
export async function openDemo(): Promise<{ server: DemoServer; browser: Browser }> {
  const server = await startDemoServer();
  afterAll(() => server.stop());
  if (!shared?.isConnected()) shared = await launchBrowser();
  const browser = shared;
  // The hook that is registered last runs first.
  afterAll(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  return { server, browser };
}

import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';

/**
 * The built product with the demo party, and a browser to look at it, for a whole test file; both
 * are closed behind it.
 */
export async function openDemo(): Promise<{ server: DemoServer; browser: Browser }> {
  const server = await startDemoServer();
  afterAll(() => server.stop());
  const browser = await launchBrowser();
  // Last registered, first closed.
  afterAll(() => browser.close());
  return { server, browser };
}

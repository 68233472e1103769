import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import type { AppOptions } from '../../src/app/app.server.ts';
import { builtFrontend } from '../../src/app/frontend.server.ts';
import { launchBrowser } from './browser.ts';
import { type DemoOptions, type DemoServer, startDemoServer } from './demo-server.ts';
import { sharedDemo } from './shared-demo.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** One browser per test process. Test files use it one after the other; it ends with the process. */
let shared: Browser | undefined;

/** The browser of this test process, for a whole test file. At its end the pages are closed. */
export async function openBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchBrowser();
  const browser = shared;
  afterAll(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  return browser;
}

/** The demo that all test files share and a browser, for a whole test file that only reads. */
export async function openDemo(): Promise<{ server: { origin: string }; browser: Browser }> {
  return { server: await sharedDemo(), browser: await openBrowser() };
}

/**
 * A demo of its own and a browser, for a whole test file. At its end the server is stopped and the
 * pages of the browser are closed.
 */
export async function openOwnDemo(
  options: DemoOptions = {},
): Promise<{ server: DemoServer; browser: Browser }> {
  const server = await startDemoServer(options);
  afterAll(() => server.stop());
  // The hook that is registered last runs first.
  return { server, browser: await openBrowser() };
}

/**
 * The product without content in this process, with the files of the build, and a browser, for a whole
 * test file. Its clock is the real one, as that of the browser. `more` replaces options of the app.
 */
export async function openEmptySite(
  more: Partial<AppOptions> = {},
): Promise<{ test: TestApp; origin: string; browser: Browser }> {
  const test = await openTestApp(undefined, {
    frontend: await builtFrontend(),
    clock: () => new Date(),
    ...more,
  });
  afterAll(() => test.close());
  const origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  return { test, origin, browser: await openBrowser() };
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../harness/browser.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { openPage } from '../harness/watched-page.ts';
import { NARROW, shiftsOf, WIDE, watchShifts } from './look-at.ts';

const PATH = '/de/parti-programi';
/** Long enough for the first part to be painted before the rest comes. */
const PAUSE_MS = 400;
/** Where the page is broken: inside what stands fixed at its edges. */
const BREAKS = ['<a class="btn"', '<button type="button" data-theme', '</svg><span class="tip">'];

let server: DemoServer;
let browser: Browser;
let slow: Server;
let split = '';
/** Holds the rest of the page back until it is over. */
let pause: () => Promise<unknown>;
beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
}, DEMO_START_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Passes everything on, and the page in two parts. */
beforeEach(async () => {
  pause = () => wait(PAUSE_MS);
  slow = createServer(async (request, reply) => {
    const answer = await fetch(server.origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (request.url === PATH) {
      const at = body.lastIndexOf(split);
      if (at < 0) throw new Error(`${split} is not in the page`);
      reply.write(body.subarray(0, at));
      await pause();
      reply.end(body.subarray(at));
    } else reply.end(body);
  });
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  slow.closeAllConnections();
  slow.close();
});

describe('a page that arrives in two parts moves nothing that was there', () => {
  it.each(BREAKS.flatMap((at) => [WIDE, NARROW].map((viewport) => [at, viewport] as const)))(
    'broken before %s at %o',
    async (at, viewport) => {
      split = at;
      const { page, close } = await openPage(browser, { viewport });
      await page.addInitScript(watchShifts);
      await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}${PATH}`);
      expect((await shiftsOf(page)).shifts).toEqual([]);
      await close();
    },
  );
});

it('what a page can do works, though its script was there before its end', async () => {
  split = '<aside class="float"';
  const { page, close } = await openPage(browser, { viewport: NARROW });
  // The script is there and has had its chance to run.
  pause = async () => {
    await page.waitForResponse(/\/assets\/site-.*\.js$/).then((script) => script.finished());
    await wait(PAUSE_MS);
  };
  await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}${PATH}`);
  await page.locator('aside [data-theme]').click();
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  await page.locator('.burger').click();
  expect(await page.evaluate('document.querySelector("#menu").open')).toBe(true);
  await close();
});

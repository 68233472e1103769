import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../harness/browser.ts';
import { lookAt, NARROW, type Onlooker, openOnlooker } from './look-at.ts';

/** A page with one fault of each kind that the other tests look for. */
const FAULTY = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bozuk</title>
<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'unsafe-inline'; font-src 'none'">
<style>body{margin:0} .wide{width:500px} [data-mode=dark] p{color:#222;background:#333}</style></head>
<body><main><h1>Bozuk</h1><div id="gap"></div><p class="wide">Metin</p><img src="/yok.png">
<img src="http://127.0.0.2:9/a.png" alt=""><script>console.error('kötü')</script>
<script>/*${randomBytes(6000).toString('base64')}*/</script>
<script>const f = new FontFace('x', 'url(/x.woff2)'); f.load().catch(() => {});
requestAnimationFrame(() => requestAnimationFrame(() => {
  document.getElementById('gap').style.height = '120px'; }));
document.write('<script src="/slow.js"><\\/script>');</script></main></body></html>`;

let site: Server;
let origin: string;
let browser: Browser;
let onlooker: Onlooker;
beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(FAULTY);
    if (request.url !== '/slow.js') return response.writeHead(404).end('yok');
    // Holds the load back until the page has been painted and has moved.
    setTimeout(() => response.setHeader('content-type', 'text/javascript').end('0'), 500);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${(site.address() as { port: number }).port}/`;
  browser = await launchBrowser();
  onlooker = await openOnlooker(browser, NARROW);
});
afterAll(async () => {
  await browser?.close();
  site.closeAllConnections();
  site.close();
});

it('a look at a page sees every fault there is to see', async () => {
  const found = (await lookAt(onlooker, origin)).join('\n');
  expect(found).toContain('console: kötü');
  expect(found).toMatch(/^404: .*yok\.png$/m);
  expect(found).toContain('asks 127.0.0.2:9');
  expect(found).toMatch(/^failed: http:\/\/127\.0\.0\.2:9/m);
  expect(found).toMatch(/Content Security Policy/);
  expect(found).toMatch(/^\d{4,5} bytes of script$/m);
  expect(found).toMatch(/^moves while loading: 0\.\d+/m);
  expect(found).toMatch(/^light: image-alt: /m);
  expect(found).toMatch(/^dark: color-contrast: /m);
  expect(found).not.toMatch(/^light: color-contrast: /m);
  expect(found).toMatch(/^light: 5\d\d px wide in 360 px$/m);
});

it('a look at a page that is not there says so', async () => {
  expect(await lookAt(onlooker, `${origin}nothing`, [])).toContain('status 404');
});

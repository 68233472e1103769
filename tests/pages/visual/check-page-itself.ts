import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '../demo.ts';
import { WIDE } from '../templates.ts';
import { type CheckedPage, openCheckedPage } from './check-load.ts';
import { checkPage } from './check-page.ts';

/** A page with one error of each kind that `checkPage` finds. */
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
let checked: CheckedPage;
beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(FAULTY);
    if (request.url !== '/slow.js') return response.writeHead(404).end('yok');
    // Delays the load event until the page has been painted and has moved.
    setTimeout(() => response.setHeader('content-type', 'text/javascript').end('0'), 500);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${(site.address() as { port: number }).port}/`;
  checked = await openCheckedPage(browser, WIDE);
});
afterAll(async () => {
  await checked.close();
  site.closeAllConnections();
  site.close();
});

it('checkPage() finds every kind of error', async () => {
  const found = (await checkPage(checked, origin, 'main', true)).join('\n');
  expect(found).toContain('console: kötü');
  expect(found).toMatch(/^404: .*yok\.png$/m);
  expect(found).toContain('asks 127.0.0.2:9');
  expect(found).toMatch(/^failed: http:\/\/127\.0\.0\.2:9/m);
  expect(found).toMatch(/Content Security Policy/);
  expect(found).toMatch(/^\d{4,5} bytes of script$/m);
  expect(found).toMatch(/^moves while loading: 0\.\d+/m);
  expect(found).toMatch(/^light: image-alt: /m);
  expect(found).toMatch(/^normal dark: color-contrast: /m);
  expect(found).not.toMatch(/^light: color-contrast: /m);
  expect(found).toMatch(/^narrow, light: image-alt: /m);
  expect(found).toMatch(/^narrow, rtl: 5\d\d px wide in 360 px$/m);
  expect(found).not.toMatch(/^light: .* px wide/m);
  expect(found).toMatch(/^narrow, with long words: \d+ px wide in 360 px$/m);
});

it('checkPage() of a missing page finds its status', async () => {
  expect(await checkPage(checked, `${origin}nothing`)).toContain('status 404');
});

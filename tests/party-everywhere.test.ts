import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUpload } from '../src/features/media/operations.server.ts';
import type { PartyFields } from '../src/features/party/contract.ts';
import { SYSTEM } from '../src/platform/actor.ts';
import { rampOf } from '../src/platform/color/ramp.ts';
import { PROJECT_DIR } from '../src/platform/project.server.ts';
import { operationOf } from '../src/platform/services.server.ts';
import { eventually } from './harness/eventually.ts';
import { type HeardChanges, hearChanges } from './harness/hear-changes.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

const NAME = 'Deniz ve Kıyı Partisi';
const COLOR = '#c8102e';
const RAMP = rampOf(COLOR);

let writer: TestApp;
let reader: TestApp;
let changes: HeardChanges;
let headers: Record<string, string>;
let folder: string;
let logoId: string;

/** The documents of the dashboard as the build has them, but without its scripts. */
const frontend = {
  assets: { css: ['/assets/site.css'], js: '/assets/site.js', fonts: { headings: [], text: [] } },
  dashboardPaths: ['/dashboard', '/components'],
  dashboardHtml: () => readFile(join(PROJECT_DIR, 'src/dashboard/index.html'), 'utf8'),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-logo-'));
  writer = await openTestApp();
  const { store } = writer.app.services;
  reader = await openTestApp(writer.database, { store, frontend });
  changes = await hearChanges(reader);
  await writer.addUser('yonetici', 'admin');
  headers = await writer.signIn('yonetici');
  const path = join(folder, 'logo.png');
  await sharp({ create: { width: 640, height: 320, channels: 4, background: '#00a651ff' } })
    .png()
    .toFile(path);
  const op = operationOf(writer.app.services, SYSTEM);
  logoId = (await addUpload(op, store, { path, name: 'logo.png' })).media.id;
  await writer.call({
    method: 'POST',
    url: '/api/contents',
    payload: { title: 'Haber', category: 'haberler', body: 'Metin.', state: 'published' },
    headers,
  });
});
afterAll(async () => {
  await changes.close();
  await reader.close();
  await writer.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => reader.call({ method: 'GET', url });
const textOf = async (url: string) => (await get(url)).body;
async function save(edit: (fields: PartyFields) => void) {
  const { data } = (await writer.call({ url: '/api/party', headers })).json();
  edit(data.fields);
  const payload = { ...data.fields, version: data.version };
  const reply = await writer.call({ method: 'PUT', url: '/api/party', payload, headers });
  expect(reply.statusCode, reply.body).toBe(200);
}
const cacheable = ['/', '/haberler', '/en/iletisim', '/rss.xml', '/toplantilar.ics'];
const uncached = ['/manifest.webmanifest', '/dashboard', '/auth/login', '/olmayan-sayfa'];

describe('the name, the logo and the colour of the party', () => {
  let pictureBefore: Buffer;
  beforeAll(async () => {
    // Everything is in the caches of the reader first.
    for (const url of [...cacheable, ...uncached]) await get(url);
    pictureBefore = (await get('/paylas/index.png')).rawPayload;
    await save((fields) => {
      Object.assign(fields, { name: NAME, shortName: 'Deniz', color: COLOR, logoId });
    });
  });

  it('are shown by another process at once', async () => {
    for (const name of ['Başka Bir Parti', NAME])
      await changes.atOnce(
        () => save((fields) => void Object.assign(fields, { name })),
        async () => (await textOf('/')).includes(name),
      );
  });

  it.each([...cacheable, ...uncached])('change %s in another process', async (url) => {
    const body = await textOf(url);
    expect(body).toContain(url === '/toplantilar.ics' ? 'Deniz' : NAME);
    if (url.endsWith('.xml') || url.endsWith('.ics')) return;
    expect(body).toContain(`/${logoId}/`);
    expect(body).toContain(RAMP[url === '/dashboard' || url === '/auth/login' ? 600 : 950]);
  });

  it('are in the head, the header and the footer of a page, whose policy allows the rules', async () => {
    const { body, headers: sent } = await get('/');
    expect(body).toContain(`<meta name="theme-color" content="${RAMP[950]}"/>`);
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] as string;
    expect(style).toContain(`:root[data-preset='blue']{--p-50:${RAMP[50]};`);
    const hash = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)),
    ).toString('base64');
    expect(sent['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(body.match(/<img class="mark"/g)).toHaveLength(2);
    expect(body).toContain(`/logo/${logoId}/180.png`);
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] as string);
    expect(data['@graph'][0]).toMatchObject({
      name: NAME,
      logo: { url: `http://ufuk.test/logo/${logoId}/512.png` },
    });
  });

  it('a logo for dark grounds stands there without white, and needs one for light grounds', async () => {
    await save((fields) => void Object.assign(fields, { logoId, darkLogoId: null }));
    const marks = async (pattern: RegExp) => (await textOf('/')).match(pattern)?.length ?? 0;
    await eventually(() => marks(/<img class="mark"[^>]* data-plate=""/g)).toBe(2);
    await save((fields) => void Object.assign(fields, { darkLogoId: logoId }));
    await eventually(() => marks(/data-plate/g)).toBe(0);
    expect(await marks(/<img class="mark"/g)).toBe(2);
    expect((await get(`/logo/${logoId}/email.png`)).statusCode).toBe(200);
    const { data } = (await writer.call({ url: '/api/party', headers })).json();
    const { color } = data.fields;
    const payload = { logoId: null, darkLogoId: logoId, color, version: data.version };
    const reply = await writer.call({ method: 'PUT', url: '/api/party/look', payload, headers });
    expect(reply.json().fields).toEqual({
      darkLogoId: 'Önce açık zemin için bir logo seçin.',
    });
    await save((fields) => void Object.assign(fields, { darkLogoId: null }));
  });

  it('are in the manifest, whose icons exist in the sizes that it names', async () => {
    const manifest = (await get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: NAME, short_name: 'Deniz', theme_color: RAMP[950] });
    for (const { src, sizes } of manifest.icons) {
      const { rawPayload, headers: sent } = await get(src);
      expect(sent['content-type']).toBe('image/png');
      expect(sizeOf(rawPayload)).toBe(sizes);
    }
    expect((await get(`/logo/${crypto.randomUUID()}/512.png`)).statusCode).toBe(404);
    expect((await get(`/logo/${logoId}/evil.svg`)).statusCode).toBe(404);
  });

  it('are in the share picture, at an address that other sites have not stored', async () => {
    const address = /og:image" content="http:\/\/ufuk\.test([^"]+)"/.exec(await textOf('/'))?.[1];
    expect(address).toBe(`/paylas/index.png?v=c8102e-${logoId.slice(0, 8)}`);
    const { rawPayload } = await get(address as string);
    expect(rawPayload.equals(pictureBefore)).toBe(false);
    const [sky, mark] = await colorsIn(rawPayload, [
      [1190, 10],
      [103, 570],
    ]);
    expect(sky).toBe(RAMP[950]);
    expect(mark).toMatch(/^#0[0-4]a[0-9a-f]5[0-9a-f]$/);
    expect((await get('/paylas.png')).headers['content-type']).toBe('image/png');
  });

  it('are in an e-mail, which has the logo in itself', async () => {
    await writer.call({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { username: 'yonetici' },
    });
    const [email] = await writer.emails('yonetici@ufuk.test');
    expect(email?.from?.name).toBe(NAME);
    expect(email?.text).toContain(NAME);
    expect(email?.html).toContain(NAME);
    expect(email?.html).toContain(`bgcolor="${COLOR}"`);
    expect(email?.html).toContain('<img src="cid:logo" width="96" height="48" alt=""');
    expect(email?.attachments).toMatchObject([
      { contentId: '<logo>', mimeType: 'image/png', disposition: 'inline' },
    ]);
  });

  it('the picture of the logo cannot be deleted', async () => {
    const url = `/api/media/${logoId}`;
    const refused = await writer.call({ method: 'DELETE', url, headers });
    expect(refused.statusCode).toBe(409);
    const party = { kind: 'party', kindName: 'Parti logosu', id: logoId, name: NAME };
    expect(refused.json().uses).toEqual([{ ...party, path: '/dashboard/admin/party/gorunum' }]);
  });

  it('are the product’s own again after both are removed', async () => {
    await save((fields) => Object.assign(fields, { color: '', logoId: null }));
    await eventually(() => textOf('/')).toContain('<svg class="mark"');
    const body = await textOf('/');
    expect(body).not.toContain('<style>');
    expect(body).toContain('<meta name="theme-color" content="#001c44"/>');
    const icon = await get(`/logo/${logoId}/512.png`);
    expect(icon.statusCode).toBe(404);
    const deleted = await writer.call({ method: 'DELETE', url: `/api/media/${logoId}`, headers });
    expect(deleted.statusCode).toBe(200);
  });
});

/** The size that a PNG file names. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

async function colorsIn(png: Buffer, points: [number, number][]): Promise<string[]> {
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (y * info.width + x) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { tagsOf } from '../pages/html/tags.ts';
import { openSite, PARTY, type TestSite } from './open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

// Another file of this process may have made a share picture, which forbids sharp every other format.
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });

const publicFile = (path: string) => readFile(join(PROJECT_DIR, 'public', path));

async function changeParty(party: object) {
  const { db, invalidate } = site.test.app.services;
  await db.execute(sql`update party set data = ${JSON.stringify(party)}::jsonb`);
  invalidate(['party']);
}

describe('robots.txt', () => {
  it('disallows the dashboard and searches, and names the sitemap', async () => {
    const reply = await site.get('/robots.txt');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = reply.body.split('\n');
    for (const path of ['/api', '/auth', '/dashboard', '/components', '/*?*ara=']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain('Sitemap: http://ufuk.test/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });
});

describe('the manifest', () => {
  it('names the party, and icons in the sizes that it states', async () => {
    const reply = await site.get('/manifest.webmanifest');
    expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = reply.json();
    expect(manifest).toMatchObject({ name: PARTY.name, short_name: 'Deneme', lang: 'tr' });
    const bitmaps = manifest.icons.filter((icon: { sizes: string }) => icon.sizes !== 'any');
    expect(bitmaps.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
    for (const { src, sizes, type } of bitmaps) {
      const { width, height, format } = await sharp(await publicFile(src)).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
  });

  it('changes with the party', async () => {
    await changeParty({ ...PARTY, name: 'Yeni "Ad" Partisi', shortName: '' });
    const { name, short_name } = (await site.get('/manifest.webmanifest')).json();
    expect([name, short_name]).toEqual(['Yeni "Ad" Partisi', 'Yeni "Ad" Partisi']);
    await changeParty(PARTY);
  });
});

describe('security.txt', () => {
  it('states where to report, until when this is valid, and its own address', async () => {
    const reply = await site.get('/.well-known/security.txt');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      reply.body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toBe('mailto:yaz@parti.example');
    expect(fields.get('Canonical')).toBe('http://ufuk.test/.well-known/security.txt');
    expect(fields.get('Preferred-Languages')).toMatch(/^tr, en/);
    const days = (Date.parse(fields.get('Expires') ?? '') - +site.test.now.value) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });

  it('is missing while the party has no e-mail address', async () => {
    await changeParty({ ...PARTY, email: '' });
    expect((await site.get('/.well-known/security.txt')).statusCode).toBe(404);
    await changeParty(PARTY);
  });
});

describe('the icons', () => {
  it('that the head of a page names exist, and so does the one that browsers request by themselves', async () => {
    const links = tagsOf((await site.get('/')).body).filter(({ attributes }) =>
      /icon/.test(attributes.rel ?? ''),
    );
    expect(links).toHaveLength(3);
    for (const { attributes } of links) {
      expect((await publicFile(attributes.href ?? '')).length).toBeGreaterThan(100);
    }
    const ico = await publicFile('/favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
    const first = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
    expect((await sharp(first).metadata()).width).toBe(16);
  });
});

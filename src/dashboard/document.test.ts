import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { UNNAMED_PARTY } from '../features/party/schema.ts';
import { OWN_ISSUER } from '../platform/issuer.ts';
import type { SiteDataSource } from '../site/site-data.server.ts';
import { mountDashboard } from './document.server.ts';

const APPLICATION = {
  issuer: OWN_ISSUER,
  origin: 'https://ufuk.example',
  paths: ['/dashboard', '/dashboard/blog/add', '/dashboard/blog/:contentId'],
};

it('the document contains the name of the party as text, with any characters', async () => {
  const app = Fastify();
  const party = { name: '__NONCE__ & "B"', shortName: '$&', logo: null, color: '' };
  const siteData = { get: async () => ({ party }) } as unknown as SiteDataSource;
  const html = '<title>__TITLE__</title><meta content="__PARTY__">__ORIGIN____OTHER__';
  mountDashboard(app, siteData, APPLICATION, async () => html);
  const { body } = await app.inject('/dashboard');
  expect(body).toBe(
    '<title>Yönetim paneli | __NONCE__ &amp; &quot;B&quot;</title>' +
      '<meta content="{&quot;name&quot;:&quot;__NONCE__ &amp; \\&quot;B\\&quot;&quot;,&quot;shortName&quot;:&quot;$&amp;&quot;,&quot;logo&quot;:null,&quot;color&quot;:&quot;&quot;}">' +
      'https://ufuk.example__OTHER__',
  );
});

it('the document has a title, a description and a picture without scripts', async () => {
  const app = Fastify();
  const party = { name: 'Deneme Partisi', shortName: 'DP', logo: null, color: '' };
  const siteData = { get: async () => ({ party }) } as unknown as SiteDataSource;
  const html = await readFile(join(import.meta.dirname, 'index.html'), 'utf8');
  mountDashboard(app, siteData, APPLICATION, async () => html);
  const { body } = await app.inject('/auth/login');
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];
  expect(body.match(/<title>.*?<\/title>/g)).toEqual([
    '<title>Yönetim paneli | Deneme Partisi</title>',
  ]);
  expect(meta('description')).toContain('Deneme Partisi yönetim paneli.');
  expect(meta('keywords')).toBe('yönetim paneli, Deneme Partisi, DP');
  expect(meta('og:title')).toBe('Yönetim paneli | Deneme Partisi');
  expect(meta('og:description')).toBe(meta('description'));
  expect(meta('og:site_name')).toBe('Deneme Partisi');
  expect(meta('og:image')).toBe('https://ufuk.example/paylas.png');
});

it.each([
  ['/dashboard', 200],
  ['/dashboard/blog/add', 200],
  ['/dashboard/blog/7/?a=b', 200],
  ['/dashboard/blog/7/other', 404],
  ['/dashboard/other', 404],
  ['/components/other', 404],
  ['/auth/login', 200],
])('the address %s has the document with status %i', async (url, status) => {
  const app = Fastify();
  const siteData = { get: async () => ({ party: UNNAMED_PARTY }) } as unknown as SiteDataSource;
  mountDashboard(app, siteData, APPLICATION, async () => '<title>__TITLE__</title>');
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, body]).toEqual([status, expect.stringContaining('Yönetim paneli')]);
});

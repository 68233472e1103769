import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { OWN_ISSUER } from '../platform/issuer.ts';
import type { SiteDataSource } from '../site/site-data.server.ts';
import { mountDashboard } from './document.server.ts';

it('writes the name of the party as it is, whatever it looks like', async () => {
  const app = Fastify();
  const party = { name: '__NONCE__ & "B"', shortName: '$&' };
  const siteData = { get: async () => ({ party }) } as unknown as SiteDataSource;
  const html = '<title>__TITLE__</title><meta content="__PARTY__">__ORIGIN____OTHER__';
  mountDashboard(app, siteData, OWN_ISSUER, 'https://ufuk.example', async () => html);
  const { body } = await app.inject('/dashboard');
  expect(body).toBe(
    '<title>Yönetim paneli | __NONCE__ &amp; &quot;B&quot;</title>' +
      '<meta content="{&quot;name&quot;:&quot;__NONCE__ &amp; \\&quot;B\\&quot;&quot;,&quot;shortName&quot;:&quot;$&amp;&quot;}">' +
      'https://ufuk.example__OTHER__',
  );
});

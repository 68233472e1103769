import { afterAll, expect, it } from 'vitest';
import { openSite } from './open-site.ts';

const site = await openSite();
afterAll(site.close);

it('a content without a summary is described by its first sentences, in its page and in the feed', async () => {
  const body = '## Ara başlık\n\nİlk **cümle** burada. İkincisi de burada.\n\nSon paragraf.';
  const { slug } = await site.publish('Özetsiz haber', { body });
  const words = 'İlk cümle burada. İkincisi de burada. Son paragraf.';
  const { body: page } = await site.get(`/haberler/${slug}`);
  expect(page).toContain(`<meta name="description" content="${words}"/>`);
  expect(page).toContain(`<meta property="og:description" content="${words}"/>`);
  expect((await site.get('/rss.xml')).body).toContain(`<description>${words}</description>`);

  const { slug: list } = await site.publish('Yalnız liste', { body: '- bir\n- iki' });
  const { body: without } = await site.get(`/haberler/${list}`);
  expect(without).not.toMatch(/(?:name|property)="(?:og:)?description" content=""/);
});

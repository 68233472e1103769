import { expect, it } from 'vitest';
import { renderDocument } from './render-document.server.ts';

it('a link by the whole title of a heading leads to the article, which has the id of its number', async () => {
  const { html, articles } = await renderDocument(
    '## Birinci ayırım: Cezalar\n\n### Mükerrer madde 5: Kongre\n\n[Kongre](#mukerrer-madde-5-kongre), [cezalar](#birinci-ayirim-cezalar), [aynısı](#mukerrer-madde-5) ve [hiçbiri](#yok)',
  );
  expect(articles.map(({ id }) => id)).toEqual(['birinci-ayirim', 'mukerrer-madde-5']);
  expect([...html.matchAll(/<a [^>]*href="#([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'mukerrer-madde-5',
    'birinci-ayirim',
    'mukerrer-madde-5',
    'yok',
  ]);
});

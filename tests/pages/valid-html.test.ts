import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, localePath } from '../../src/platform/i18n/locales.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { crawl, type Site } from './crawl.ts';
import { PIECE_KINDS, pieceOf, SINGLE_PATHS } from './kinds.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML takes these in either form; React writes the one that the rule is against.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The standard lets an id begin with a digit, as the heading of a numbered part does.
    'valid-id': ['error', { relaxed: true }],
    // A limit of search results, not of validity: pieces are titled by people.
    'long-title': 'off',
  },
});

let server: DemoServer;
let site: Site;
beforeAll(async () => {
  server = await startDemoServer();
  site = await crawl(server.origin, ['/']);
}, DEMO_START_MS);
afterAll(() => server?.stop());

async function faultsOf(path: string): Promise<string[]> {
  const html = await (await fetch(server.origin + path)).text();
  const report = await validator.validateString(html, path);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${path} ${ruleId}: ${message} at ${html.slice(offset - 40, offset + 120)}`,
    ),
  );
}

describe.each(LOCALES)('the HTML (%s)', (locale) => {
  it.each(SINGLE_PATHS)('of %s is valid', async (path) => {
    expect(await faultsOf(localePath(locale, path))).toEqual([]);
  });

  it.each(PIECE_KINDS)('of %s is valid', async (kind) => {
    expect(await faultsOf(localePath(locale, pieceOf(kind, site)))).toEqual([]);
  });
});

it('of a second page, a filtered list and a missing page is valid', async () => {
  const paths = [
    '/tum-icerikler?sayfa=2',
    '/haberler?yil=2026',
    '/tum-icerikler?kategori=raporlar',
    '/yok',
  ];
  for (const path of paths) expect(await faultsOf(path)).toEqual([]);
});

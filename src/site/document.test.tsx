import { expect, onTestFinished, test, vi } from 'vitest';
import { PAGES } from '../app/features.server.ts';
import { texts } from '../app/texts.ts';
import { UNNAMED_PARTY } from '../features/party/schema.ts';
import { localePath } from '../platform/i18n/locales.ts';
import { createTranslators } from '../platform/i18n/translate.ts';
import { StructuredData } from '../ui/structured-data.tsx';
import { renderDocument } from './document.tsx';
import type { SiteScope } from './frame/frame-scope.ts';
import { INLINE_SCRIPTS } from './head/inline-scripts.ts';
import type { Page } from './kit/page.ts';
import { collectPageLabels } from './page-labels.server.ts';

const translators = createTranslators(texts);
const assets = {
  css: ['/assets/site.css'],
  js: '/assets/site.js',
  fonts: { headings: [], text: [] },
};
const party: SiteScope['party'] = {
  ...UNNAMED_PARTY,
  name: 'Deneme <Partisi>',
  shortName: 'Deneme',
  slogan: ['Bir.', 'İki.'],
  introduction: 'Tanıtım.',
  address: 'Ankara',
  phone: '+903120000000',
  email: 'yaz@parti.example',
  whatsapp: '+905000000000',
  whatsappGreeting: 'Merhaba & selam',
};
const item = (_id: string, title: string, url: string, more = {}) => ({
  _id,
  key: null,
  title,
  url,
  visible: true,
  external: false,
  children: [],
  ...more,
});
const menu = [
  item('1', 'İçerikler', '#', {
    key: 'contents',
    children: [
      item('2', 'Haberler', '/haberler'),
      item('3', 'Gizli', '/gizli', { visible: false }),
    ],
  }),
  item('4', 'Video', 'https://video.example', { external: true }),
  item('5', 'Saklı', '/sakli', { visible: false }),
];

const labels = collectPageLabels(PAGES, translators);

function scopeAt(path: string, locale: SiteScope['locale'] = 'tr'): SiteScope {
  return {
    locale,
    t: translators[locale],
    path,
    href: (to) => localePath(locale, to),
    pageLabel: (at) => labels.pageLabel(translators[locale], at),
    isFilled: () => true,
    iconOf: labels.iconOf,
    party,
    menu,
    now: new Date('2026-11-20T09:00:00Z'),
    origin: 'https://parti.example',
  };
}

const pageAt = (canonical: string, more: Partial<Page> = {}): Page => ({
  head: { title: 'Başlık', description: 'Özet', canonical },
  main: <p>Gövde</p>,
  tags: [],
  ...more,
});

const htmlOf = (scope: SiteScope, page: Page) => renderDocument(scope, page, assets).parts.join('');

const render = (path: string, locale?: SiteScope['locale'], page = pageAt(path)) =>
  htmlOf(scopeAt(path, locale), page);

test('a page has no inline style, no inline handler and no inline script except the one with a hash in the CSP', () => {
  const html = render('/haberler');
  expect(html).not.toMatch(/ style="| on[a-z]+="/);
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1]);
  expect(inline).toEqual(INLINE_SCRIPTS);
});

test('the head contains the title of the page, its address and its languages', () => {
  const html = render('/haberler', 'en');
  expect(html).toContain('<title>Başlık | Deneme &lt;Partisi&gt;</title>');
  expect(html).toContain('<link rel="canonical" href="https://parti.example/en/haberler"/>');
  expect(html).toMatch(/hreflang="de" href="https:\/\/parti\.example\/de\/haberler"/i);
  expect(html).toMatch(/hreflang="x-default" href="https:\/\/parti\.example\/haberler"/i);
});

test('content that exists only in Turkish has the Turkish canonical address in every language', () => {
  const head = {
    title: 'B',
    description: 'Ö',
    canonical: '/haberler/a',
    alternates: ['tr' as const],
  };
  const html = render('/haberler/a', 'en', pageAt('/haberler/a', { head, contentLang: 'tr' }));
  expect(html).toContain('<link rel="canonical" href="https://parti.example/haberler/a"/>');
  expect(html).toMatch(/<main[^>]* lang="tr"/);
});

test('only visible menu items are rendered, and external ones are marked', () => {
  const html = render('/');
  expect(html).not.toContain('/gizli"');
  expect(html).not.toContain('/sakli');
  expect(html).toMatch(/href="https:\/\/video\.example" rel="noopener external"/);
  expect(html).toContain('(dış bağlantı)');
});

test('the menu marks the current entry, on the list and on its items', () => {
  expect(render('/haberler')).toContain('href="/haberler" aria-current="page"');
  expect(render('/haberler/a')).toContain('href="/haberler" aria-current="true"');
  expect(render('/')).not.toContain('aria-current="page"');
});

test('language links point to the same page, not to the page for which the cached frame was rendered', () => {
  render('/makaleler/bir');
  const html = render('/makaleler/iki', 'tr', pageAt('/makaleler/iki?sayfa=2&yil=2026'));
  expect(html).toContain('href="/en/makaleler/iki?sayfa=2&amp;yil=2026"');
  expect(html).not.toContain('bir');
});

test('a changed menu is rendered at once', () => {
  const changed = { ...scopeAt('/'), menu: [item('9', 'Yeni', '/yeni')] };
  expect(htmlOf(changed, pageAt('/'))).toContain('Yeni');
});

test('the year in the footer is the year in Istanbul, in any time zone of the server', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date('2026-12-31T21:30:00Z').getHours()).toBe(13);
  const newYear = { ...scopeAt('/'), now: new Date('2026-12-31T21:30:00Z') };
  expect(htmlOf(newYear, pageAt('/'))).toContain('© 2027');
});

test('structured data contains no unescaped line separator', () => {
  const main = <StructuredData data={{ headline: 'bir\u2028iki\u2029üç' }} />;
  const html = render('/', 'tr', pageAt('/', { main }));
  expect(html).toContain('bir\\u2028iki\\u2029üç');
  expect(html).not.toMatch(/[\u2028\u2029]/);
});

test('no text can end the block of structured data', () => {
  const main = <StructuredData data={{ headline: '</script><script>alert(1)</script>' }} />;
  expect(render('/', 'tr', pageAt('/', { main }))).not.toContain('<script>alert');
});

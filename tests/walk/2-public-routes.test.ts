import { describe, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { callAsAdmin } from '../journeys/dashboard.ts';
import { linksBelow, readPage, textOf } from './read-page.ts';

const { server } = await openDemo();
const open = (path: string) => readPage(server.origin, path);
const PARTY = 'Liberal Ufuk Partisi';

it.each([
  ['2.1', '/', 'Özgür insan. Adil kural. Açık ufuk.'],
  ['2.2', '/haberler', 'Haberler'],
  ['2.3', '/makaleler', 'Makaleler'],
  ['2.4', '/ziyaretler', 'Ziyaretler'],
  ['2.5', '/basin-aciklamalari', 'Basın açıklamaları'],
  ['2.6', '/teskilat-calismalari', 'Teşkilat çalışmaları'],
  ['2.7', '/liberal-siyaset', 'Liberal siyaset'],
  ['2.8', '/ufuk-eng', 'English'],
  ['2.9', '/arsiv', 'Arşiv'],
  ['2.26', '/raporlar', 'Raporlar'],
  ['2.27', '/tum-icerikler', 'Tüm içerikler'],
  ['2.28', '/hakkimizda', 'Hakkımızda'],
  ['2.29', '/iletisim', 'İletişim'],
  ['2.32', '/parti-programi', 'Parti programı'],
  ['2.33', '/parti-manifestosu', 'Parti manifestosu'],
  ['2.34', '/parti-politik-hedefleri', 'Politik hedefler'],
  ['2.35', '/tuzuk', 'Tüzük'],
  ['2.36', '/teskilat-rehberi', 'Teşkilat rehberi'],
  ['2.38', '/baskanlik-divani', 'Başkanlık Divanı'],
  ['2.39', '/merkez-yurutme-kurulu', 'Merkez Yürütme Kurulu'],
  ['2.40', '/toplantilar', 'Toplantılar'],
  ['2.42', '/bagis', 'Bağış'],
  ['2.43', '/uye-olun', 'Üye olun'],
  ['2.44', '/bize-ulasin', 'Bize ulaşın'],
])('%s %s is the page “%s”', async (_, path, title) => {
  const page = await open(path);
  expect([page.status, page.title]).toEqual([200, `${title} | ${PARTY}`]);
  expect(page.heading).not.toBe('');
});

it('2.31 /genel-baskan is the page of the chair', async () => {
  const page = await open('/genel-baskan');
  expect([page.status, page.title]).toEqual([200, `Defne Arıkan, Genel Başkan | ${PARTY}`]);
});

it('2.30 /contact answers 301 to /iletisim', async () => {
  const page = await open('/contact');
  expect([page.status, page.movedTo]).toEqual([301, '/iletisim']);
});

it('2.41 /teskilat-calismalari is one page, in the header under contents and under organisation, and in the footer', async () => {
  const { html } = await open('/');
  const nav = /<nav.*?<\/nav>/s.exec(html)?.[0] ?? '';
  const groups = nav
    .split(/<button/)
    .filter((part) => part.includes('href="/teskilat-calismalari"'));
  expect(groups.map((group) => textOf(group.slice(group.indexOf('>') + 1)))).toEqual([
    expect.stringMatching(/^İçerikler/),
    expect.stringMatching(/^Teşkilat/),
  ]);
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
  const contents = footer.slice(footer.indexOf('İçerikler'), footer.indexOf('İletişim ve destek'));
  expect(contents).toContain('href="/teskilat-calismalari"');
});

describe('a detail', () => {
  it.each([
    ['2.10', '2.18', '/haberler', 'haberler'],
    ['2.11', '2.19', '/makaleler', 'makaleler'],
    ['2.12', '2.20', '/ziyaretler', 'ziyaretler'],
    ['2.13', '2.21', '/basin-aciklamalari', 'basinAciklamalari'],
    ['2.14', '2.22', '/teskilat-calismalari', 'teskilatCalismalari'],
    ['2.15', '2.23', '/liberal-siyaset', 'liberalSiyaset'],
    ['2.16', '2.24', '/ufuk-eng', 'english'],
  ])(
    '%s %s below %s has its slug as address, and its id redirects to it',
    async (_, _id, path, category) => {
      const found = await fetch(`${server.origin}/api/contents?category=${category}&pageSize=1`);
      const { data } = (await found.json()) as {
        data: { id: string; slug: string; title: string }[];
      };
      const { id, slug, title } = data[0] as (typeof data)[number];
      const bySlug = await open(`${path}/${slug}`);
      expect([bySlug.status, bySlug.heading]).toEqual([200, title]);
      expect(linksBelow((await open(path)).main, path)).toContain(`${path}/${slug}`);
      const byId = await open(`${path}/${id}`);
      expect([byId.status, byId.movedTo]).toEqual([301, `${path}/${slug}`]);
    },
  );

  it('2.17 2.25 below /arsiv redirects to the address that the archived content keeps', async () => {
    const reply = await callAsAdmin(
      server.origin,
      'GET',
      '/api/contents?state=archived&pageSize=1',
    );
    const { data } = (await reply.json()) as { data: { id: string; slug: string; path: string }[] };
    const { id, slug, path } = data[0] as (typeof data)[number];
    expect((await open(path)).status).toBe(200);
    for (const segment of [slug, id]) {
      const page = await open(`/arsiv/${segment}`);
      expect([page.status, page.movedTo]).toEqual([301, path]);
    }
  });
});

it.each([
  ['2.45', 401, 'Bu sayfa için oturum açmanız gerekir.'],
  ['2.46', 404, 'Bu adreste bir sayfa yok.'],
  ['2.47', 500, 'Bir şeyler ters gitti.'],
])('%s /%i shows its status code and its title', async (_, status, title) => {
  const page = await open(`/${status}`);
  expect([page.status, page.heading]).toEqual([200, `${status}: ${title}`]);
  expect(page.title).toBe(`${status}: ${title} | ${PARTY}`);
});

it('2.48 8.17 any other address shows the page of /404, with status 404', async () => {
  const page = await open('/boyle/bir/adres-yok');
  expect([page.status, page.heading]).toEqual([404, (await open('/404')).heading]);
});

it.each([
  ['2.48', '/dashboard/boyle/bir/adres-yok'],
  ['2.48', '/dashboard/users/7/other'],
  ['2.48', '/components/boyle-bir-adres-yok'],
  ['2.48', '/auth/boyle-bir-adres-yok'],
])('%s %s is answered with status 404', async (_, path) => {
  expect((await open(path)).status).toBe(404);
});

it('2.48 an address that a page of the dashboard has is answered with status 200', async () => {
  for (const path of ['/dashboard/users/7/edit', '/dashboard/blog/', '/components/buttons?dir=rtl'])
    expect([path, (await open(path)).status]).toEqual([path, 200]);
});

it('2.113 2.114 2.115 2.116 2.117 a page has a title, a description, keywords and a share picture of its own', async () => {
  const { title, html } = await open('/haberler');
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(title).toBe(`Haberler | ${PARTY}`);
  expect(meta('description').length).toBeGreaterThan(20);
  expect(meta('keywords').split(', ')).toContain(PARTY);
  expect(meta('og:image')).toBe(`${server.origin}/paylas/haberler.png`);
  expect((await fetch(meta('og:image'))).headers.get('content-type')).toBe('image/png');
});

it('2.50 the further sign-in pages answer with the document of the application', async () => {
  for (const path of ['/auth/forgot-password', '/auth/set-password', '/auth/email']) {
    const page = await open(path);
    expect([path, page.status, page.title]).toEqual([path, 200, `Yönetim paneli | ${PARTY}`]);
    expect(textOf(page.html)).toContain('Yükleniyor...');
  }
});

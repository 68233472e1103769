import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { callAsAdmin } from '../journeys/dashboard.ts';
import { linksBelow, linksIn, type ReadPage, readPage, textOf } from './read-page.ts';

const { server } = await openDemo();
const open = (path: string) => readPage(server.origin, path);
const PARTY = 'Liberal Ufuk Partisi';

interface Listed {
  title: string;
  path: string;
}

/** The first contents that a query of the API finds, those of the staff included. */
async function listed(query: string): Promise<Listed[]> {
  const reply = await callAsAdmin(server.origin, 'GET', `/api/contents?${query}`);
  return ((await reply.json()) as { data: Listed[] }).data;
}

/** The page leads to these by their titles, and the first one opens. */
async function expectListed(page: ReadPage, rows: Listed[]): Promise<void> {
  expect(rows.length).toBeGreaterThan(2);
  const links = linksIn(page.main);
  for (const { title, path } of rows)
    expect(
      links.filter(({ href, text }) => href === path && text.includes(title)),
      title,
    ).not.toEqual([]);
  const first = await open((rows[0] as Listed).path);
  expect([first.status, first.heading]).toEqual([200, rows[0]?.title]);
}

it.each([
  ['2.2', '/haberler', 'Haberler', 'category=haberler'],
  ['2.3', '/makaleler', 'Makaleler', 'category=makaleler'],
  ['2.4', '/ziyaretler', 'Ziyaretler', 'category=ziyaretler'],
  ['2.5', '/basin-aciklamalari', 'Basın açıklamaları', 'category=basinAciklamalari'],
  ['2.6', '/teskilat-calismalari', 'Teşkilat çalışmaları', 'category=teskilatCalismalari'],
  ['2.7', '/liberal-siyaset', 'Liberal siyaset', 'category=liberalSiyaset'],
  ['2.8', '/ufuk-eng', 'İngilizce yazılar', 'category=english'],
  ['2.26', '/raporlar', 'Raporlar', 'category=raporlar'],
  // A translation is not listed beside its original.
  ['2.27', '/tum-icerikler', 'Tüm içerikler', 'sort=-publishedAt&language=tr'],
])(
  '%s %s is the list “%s”: the newest contents lead to their pages',
  async (_, path, title, query) => {
    const page = await open(path);
    expect([page.status, page.title]).toEqual([200, `${title} | ${PARTY}`]);
    expect(page.heading).not.toBe('');
    await expectListed(page, await listed(`state=published&pageSize=3&${query}`));
  },
);

it('2.9 /arsiv is the list “Arşiv”: archived contents lead to their pages', async () => {
  const page = await open('/arsiv');
  expect([page.status, page.title, page.heading]).toEqual([200, `Arşiv | ${PARTY}`, 'Arşiv']);
  const archived = await listed('state=archived&pageSize=100');
  const links = linksIn(page.main);
  await expectListed(
    page,
    archived.filter(({ path }) => links.some(({ href }) => href === path)),
  );
});

it('2.1 / is the home page: the newest news, the next meeting and the ways to take part', async () => {
  const page = await open('/');
  const slogan = 'Özgür insan. Adil kural. Açık ufuk.';
  expect([page.status, page.title, page.heading]).toEqual([200, `${slogan} | ${PARTY}`, slogan]);
  await expectListed(page, await listed('state=published&pageSize=3&category=haberler'));
  const [meeting = ''] = linksBelow(page.main, '/toplantilar');
  expect((await open(meeting)).status).toBe(200);
  const hrefs = linksIn(page.main).map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(['/uye-olun', '/bagis']));
});

it.each([
  ['2.32', '/parti-programi', 'Parti programı', 'Liberal Ufuk Partisi Programı'],
  ['2.33', '/parti-manifestosu', 'Parti manifestosu', 'Açık Ufuk: Manifesto'],
  ['2.34', '/parti-politik-hedefleri', 'Politik hedefler', 'Politik Hedefler 2026–2030'],
  ['2.35', '/tuzuk', 'Tüzük', 'Liberal Ufuk Partisi Tüzüğü'],
  ['2.36', '/teskilat-rehberi', 'Teşkilat rehberi', 'Teşkilat Rehberi'],
])(
  '%s %s is the document “%s”, with its text in sections and its PDF',
  async (_, path, title, name) => {
    const page = await open(path);
    expect([page.status, page.title, page.heading]).toEqual([200, `${title} | ${PARTY}`, name]);
    expect(textOf(page.main).length).toBeGreaterThan(5000);
    const sections = linksIn(page.main).filter(({ href }) => href.startsWith('#'));
    expect(sections.length).toBeGreaterThan(4);
    for (const { href } of sections) expect(page.main).toContain(`id="${href.slice(1)}"`);
    expect(page.main).toMatch(/href="\/belgeler\/[^"]*\.pdf"/);
  },
);

it.each([
  ['2.38', '/baskanlik-divani', 'Başkanlık Divanı', '/kisiler'],
  ['2.39', '/merkez-yurutme-kurulu', 'Merkez Yürütme Kurulu', '/kisiler'],
  ['2.40', '/toplantilar', 'Toplantılar', '/toplantilar'],
])(
  '%s %s is the page “%s”: each of its entries leads to a page of its name',
  async (_, path, title, below) => {
    const page = await open(path);
    expect([page.status, page.title]).toEqual([200, `${title} | ${PARTY}`]);
    const entries = linksIn(page.main).filter(({ href }) => href.startsWith(`${below}/`));
    expect(entries.length).toBeGreaterThan(4);
    for (const { href, text } of entries.slice(0, 4)) {
      const entry = await open(href);
      expect([href, entry.status]).toEqual([href, 200]);
      expect(text).toContain(entry.heading);
    }
  },
);

it.each([
  ['2.28', '/hakkimizda', 'Hakkımızda', ['href="/parti-programi"', 'href="/genel-baskan"', '<h2']],
  ['2.29', '/iletisim', 'İletişim', ['href="tel:+90', 'href="mailto:', '<address']],
  ['2.42', '/bagis', 'Bağış', ['TR00 0000 0000 0000 0000 0000 00', 'Liberal Ufuk Partisi', '<h2']],
])('%s %s is the page “%s” with what it is for', async (_, path, title, parts) => {
  const page = await open(path);
  expect([page.status, page.title, page.heading]).toEqual([200, `${title} | ${PARTY}`, title]);
  for (const part of parts) expect(page.main).toContain(part);
  expect(textOf(page.main).length).toBeGreaterThan(1000);
});

it.each([
  [
    '2.43',
    '/uye-olun',
    'Üye olun',
    [
      'name',
      'surname',
      'birthDate-day',
      'tcKimlikNo',
      'tcSerialNumber',
      'email',
      'phone',
      'city',
      'district',
      'address',
      'occupation',
      'education',
    ],
  ],
  ['2.44', '/bize-ulasin', 'Bize ulaşın', ['name', 'email', 'phone', 'topic', 'text']],
])(
  '%s %s is the form “%s” with its fields and a button that sends it',
  async (_, path, title, fields) => {
    const page = await open(path);
    expect([page.status, page.title, page.heading]).toEqual([200, `${title} | ${PARTY}`, title]);
    const form = /<form[^>]*method="post".*<\/form>/s.exec(page.main)?.[0] ?? '';
    for (const field of fields)
      expect(form).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${field}"`));
    expect(form).toMatch(/<button[^>]*type="submit"/);
  },
);

it('2.31 /genel-baskan is the page of the chair: name, portrait, life and ways to write', async () => {
  const page = await open('/genel-baskan');
  expect([page.status, page.title]).toEqual([200, `Defne Arıkan, Genel Başkan | ${PARTY}`]);
  expect(page.heading).toBe('Defne Arıkan');
  expect(page.main).toMatch(/<img[^>]*alt="[^"]*Defne Arıkan/);
  expect(page.main).toContain('href="mailto:');
  expect(textOf(page.main).length).toBeGreaterThan(1500);
});

it('2.30 /contact answers 301 to /iletisim', async () => {
  const page = await open('/contact');
  expect([page.status, page.movedTo]).toEqual([301, '/iletisim']);
  expect((await open('/iletisim')).heading).toBe('İletişim');
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
  const [article] = await listed('state=published&pageSize=1&category=haberler');
  const paths = ['/', '/haberler', '/tuzuk', '/genel-baskan', '/uye-olun', article?.path ?? ''];
  const seen = { title: new Set(), description: new Set(), picture: new Set() };
  for (const path of paths) {
    const { title, html } = await open(path);
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(title, path).toMatch(new RegExp(`^.{3,} \\| ${PARTY}$`));
    expect(meta('description').length, path).toBeGreaterThan(20);
    expect(meta('keywords').split(', '), path).toContain(PARTY);
    expect(meta('keywords').split(', ').length, path).toBeGreaterThan(1);
    // The module that draws these pictures reads none.
    sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
    const picture = await fetch(meta('og:image'));
    expect(picture.headers.get('content-type'), path).toMatch(/^image\/(png|jpeg)$/);
    expect((await sharp(await picture.arrayBuffer()).metadata()).width, path).toBe(1200);
    seen.title.add(title);
    seen.description.add(meta('description'));
    seen.picture.add(meta('og:image'));
  }
  for (const values of Object.values(seen)) expect(values.size).toBe(paths.length);
  expect(seen.picture).toContain(`${server.origin}/paylas/haberler.png`);
});

it('2.50 the further sign-in pages answer with the document of the application', async () => {
  for (const path of ['/auth/forgot-password', '/auth/set-password', '/auth/email']) {
    const page = await open(path);
    expect([path, page.status, page.title]).toEqual([path, 200, `Yönetim paneli | ${PARTY}`]);
    expect(textOf(page.html)).toContain('Yükleniyor...');
  }
});

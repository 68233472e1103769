/**
 * One address for each template of the public site, in Turkish; `html/templates-cover-site.ts`
 * checks that together they show everything that the site can show. The articles are those of the
 * demo content in which a template has the most to show.
 */
export const TEMPLATES = {
  home: '/',
  list: '/haberler?sayfa=2',
  'all content': '/tum-icerikler',
  'search results': '/tum-icerikler?ara=kitap',
  'search without results': '/tum-icerikler?ara=qqxx',
  'article with the longest title':
    '/raporlar/belediye-meclisini-kim-izleyebiliyor-120-belediyenin-yalniz-31i-yayinda',
  'article with the most sections': '/makaleler/kira-tavani-neden-evi-degil-kuyrugu-buyutur',
  'archived article in English':
    '/ufuk-eng/the-first-glass-is-for-listening-notes-from-a-neighbourhood-tea-house',
  document: '/parti-politik-hedefleri',
  'document in parts': '/parti-programi',
  'old version of a document': '/tuzuk?surum=1',
  meetings: '/toplantilar',
  meeting: '/toplantilar/ege-bolge-kampi-yerelden-baslayan-siyaset-2026-12-05',
  chair: '/genel-baskan',
  board: '/merkez-yurutme-kurulu',
  person: '/kisiler/yasemin-ileri',
  about: '/hakkimizda',
  contact: '/iletisim',
  write: '/bize-ulasin',
  donate: '/bagis',
  join: '/uye-olun',
  'page not found': '/404',
};
export type Template = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as Template[];

export const WIDE = { width: 1440, height: 900 };
export const MIDDLE = { width: 900, height: 900 };
export const NARROW = { width: 360, height: 740 };
export const FONT_FILES = '**/*.woff2';

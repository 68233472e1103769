/** One address of the demo for each of its page templates. The tests of all pages open them. */
export const templates = {
  home: '/',
  list: '/haberler?sayfa=2',
  'all content': '/tum-icerikler',
  'search results': '/tum-icerikler?ara=kitap',
  'search without results': '/tum-icerikler?ara=qqxx',
  'article with the longest title':
    '/raporlar/belediye-meclisini-kim-izleyebiliyor-120-belediyenin-yalniz-31i-yayinda',
  'article with the most sections': '/makaleler/kira-tavani-neden-evi-degil-kuyrugu-buyutur',
  'article with a gallery':
    '/ziyaretler/buldanda-dokumaci-esnafin-derdi-iplik-degil-ongorulemezlik',
  'archived article in English':
    '/ufuk-eng/the-first-glass-is-for-listening-notes-from-a-neighbourhood-tea-house',
};

import type { MenuKey } from '../../src/features/menu/schema.ts';

interface DemoLink {
  key?: MenuKey;
  title: string;
  url: string;
  visible?: boolean;
  external?: boolean;
}

/** The demo's menu. It contains only addresses that the product serves. */
export const demoMenu: (DemoLink & { children?: DemoLink[] })[] = [
  {
    key: 'contents',
    title: 'İçerikler',
    url: '/tum-icerikler',
    children: [
      { title: 'Haberler', url: '/haberler' },
      { title: 'Makaleler', url: '/makaleler' },
      { title: 'Ziyaretler', url: '/ziyaretler' },
      { title: 'Basın açıklamaları', url: '/basin-aciklamalari' },
      { title: 'Teşkilat çalışmaları', url: '/teskilat-calismalari' },
      { title: 'Raporlar', url: '/raporlar' },
      { title: 'Arşiv', url: '/arsiv' },
      { title: 'Taslak duyurular', url: '/tum-icerikler?kategori=haberler', visible: false },
    ],
  },
  {
    key: 'ideas',
    title: 'Fikirler',
    url: '#',
    children: [
      { title: 'Liberal siyaset', url: '/liberal-siyaset' },
      { title: 'Makaleler', url: '/makaleler' },
      { title: 'İngilizce yazılar', url: '/ufuk-eng' },
    ],
  },
  {
    key: 'party',
    title: 'Parti',
    url: '#',
    children: [
      { title: 'Hakkımızda', url: '/hakkimizda' },
      { title: 'Genel Başkan', url: '/genel-baskan' },
      { title: 'Parti programı', url: '/parti-programi' },
      { title: 'Manifesto', url: '/parti-manifestosu' },
      { title: 'Politik hedefler', url: '/parti-politik-hedefleri' },
      { title: 'Tüzük', url: '/tuzuk' },
      { title: 'Sıkça sorulan sorular', url: '/sikca-sorulan-sorular' },
    ],
  },
  {
    key: 'organisation',
    title: 'Teşkilat',
    url: '#',
    children: [
      { title: 'Başkanlık Divanı', url: '/baskanlik-divani' },
      { title: 'Merkez Yürütme Kurulu', url: '/merkez-yurutme-kurulu' },
      { title: 'Politika kurulları', url: '/politika-kurullari' },
      { title: 'İl ve ilçe teşkilatları', url: '/teskilat' },
      { title: 'Toplantılar', url: '/toplantilar' },
      { title: 'Teşkilat çalışmaları', url: '/teskilat-calismalari' },
      { title: 'Teşkilat rehberi', url: '/teskilat-rehberi' },
    ],
  },
  { key: 'donation', title: 'Bağış', url: '/bagis' },
  {
    key: 'contact',
    title: 'İletişim',
    url: '#',
    children: [
      { title: 'İletişim', url: '/iletisim' },
      { title: 'Bize ulaşın', url: '/bize-ulasin' },
      { title: 'Üye olun', url: '/uye-olun' },
    ],
  },
  { key: 'video', title: 'Video', url: 'https://www.youtube.com/@ufuk.example', external: true },
];

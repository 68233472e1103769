interface DemoLink {
  title: string;
  url: string;
  visible?: boolean;
  external?: boolean;
}

/** The demo's menu. It holds only addresses that the product serves. */
export const demoMenu: (DemoLink & { children?: DemoLink[] })[] = [
  {
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
    title: 'Fikirler',
    url: '/liberal-siyaset',
    children: [
      { title: 'Liberal siyaset', url: '/liberal-siyaset' },
      { title: 'Makaleler', url: '/makaleler' },
      { title: 'Ufuk in English', url: '/ufuk-eng' },
    ],
  },
  { title: 'Raporlar', url: '/raporlar' },
  { title: 'Ziyaretler', url: '/ziyaretler' },
  { title: 'Video', url: 'https://www.youtube.com/@ufuk.example', external: true },
];

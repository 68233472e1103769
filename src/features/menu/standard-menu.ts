import { CATEGORIES } from '../content/schema.ts';
import type { MenuItem } from './schema.ts';

type Child = MenuItem['children'][number];

const page = (title: string, url: string): Child => ({
  _id: `standard${url.replaceAll('/', '-')}`,
  title,
  url,
  visible: true,
  external: false,
});
const group = (title: string, id: string, children: Child[]): MenuItem => ({
  _id: `standard-${id}`,
  title,
  url: '#',
  visible: true,
  external: false,
  children,
});
const single = (title: string, url: string): MenuItem => ({ ...page(title, url), children: [] });

/** Every page that a party has, for an installation whose menu nobody has made yet. */
export const STANDARD_MENU: MenuItem[] = [
  group('İçerikler', 'icerikler', [
    page('Tüm içerikler', '/tum-icerikler'),
    page('Haberler', CATEGORIES.haberler),
    page('Makaleler', CATEGORIES.makaleler),
    page('Ziyaretler', CATEGORIES.ziyaretler),
    page('Basın açıklamaları', CATEGORIES.basinAciklamalari),
    page('Raporlar', CATEGORIES.raporlar),
    page('Arşiv', '/arsiv'),
  ]),
  group('Parti', 'parti', [
    page('Hakkımızda', '/hakkimizda'),
    page('Genel Başkan', '/genel-baskan'),
    page('Parti programı', '/parti-programi'),
    page('Tüzük', '/tuzuk'),
  ]),
  group('Teşkilat', 'teskilat', [
    page('Başkanlık Divanı', '/baskanlik-divani'),
    page('Merkez Yürütme Kurulu', '/merkez-yurutme-kurulu'),
    page('Toplantılar', '/toplantilar'),
    page('Teşkilat çalışmaları', CATEGORIES.teskilatCalismalari),
  ]),
  single('Bağış', '/bagis'),
  group('İletişim', 'iletisim', [
    page('İletişim', '/iletisim'),
    page('Bize ulaşın', '/bize-ulasin'),
    page('Üye olun', '/uye-olun'),
  ]),
];

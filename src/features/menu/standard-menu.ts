import { CATEGORIES } from '../content/schema.ts';
import type { MenuKey, SiteMenuItem } from './schema.ts';

type Child = SiteMenuItem['children'][number];

const page = (title: string, url: string, key: MenuKey | null = null): Child => ({
  _id: `standard${url.replaceAll('/', '-')}`,
  key,
  title,
  url,
  visible: true,
  external: false,
});
const group = (title: string, key: MenuKey, children: Child[]): SiteMenuItem => ({
  _id: `standard-${key}`,
  key,
  title,
  url: '#',
  visible: true,
  external: false,
  // One page may be in two groups.
  children: children.map((child) => ({ ...child, _id: `standard-${key}-${child._id}` })),
});
const single = (...of: Parameters<typeof page>): SiteMenuItem => ({ ...page(...of), children: [] });

/** The menu of an installation that has not created its own: all pages of a party. */
export const STANDARD_MENU: SiteMenuItem[] = [
  group('İçerikler', 'contents', [
    page('Tüm içerikler', '/tum-icerikler'),
    page('Haberler', CATEGORIES.haberler),
    page('Makaleler', CATEGORIES.makaleler),
    page('Ziyaretler', CATEGORIES.ziyaretler),
    page('Basın açıklamaları', CATEGORIES.basinAciklamalari),
    page('Teşkilat çalışmaları', CATEGORIES.teskilatCalismalari),
    page('Raporlar', CATEGORIES.raporlar),
    page('Arşiv', '/arsiv'),
  ]),
  group('Parti', 'party', [
    page('Hakkımızda', '/hakkimizda'),
    page('Genel Başkan', '/genel-baskan'),
    page('Parti programı', '/parti-programi'),
    page('Tüzük', '/tuzuk'),
    page('Belgeler', '/belgeler'),
  ]),
  group('Teşkilat', 'organisation', [
    page('Başkanlık Divanı', '/baskanlik-divani'),
    page('Merkez Yürütme Kurulu', '/merkez-yurutme-kurulu'),
    page('İl ve ilçe teşkilatları', '/teskilat'),
    page('Toplantılar', '/toplantilar'),
    page('Teşkilat çalışmaları', CATEGORIES.teskilatCalismalari),
  ]),
  single('Bağış', '/bagis', 'donation'),
  group('İletişim', 'contact', [
    page('İletişim', '/iletisim'),
    page('Bize ulaşın', '/bize-ulasin'),
    page('Üye olun', '/uye-olun'),
  ]),
];

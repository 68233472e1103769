import { slugOf } from '../../platform/slug.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';

/** Icons are chosen by the title, which is what an editor of the menu writes. */
const ICONS: Record<string, IconName> = {
  icerikler: 'page',
  'tum-icerikler': 'page',
  haberler: 'news',
  makaleler: 'pen',
  ziyaretler: 'place',
  'basin-aciklamalari': 'microphone',
  'teskilat-calismalari': 'people',
  raporlar: 'chart',
  arsiv: 'archive',
  fikirler: 'idea',
  'liberal-siyaset': 'idea',
  'ufuk-in-english': 'globe',
  parti: 'flag',
  hakkimizda: 'flag',
  'genel-baskan': 'person',
  'parti-programi': 'book',
  programi: 'book',
  'parti-manifestosu': 'page',
  manifesto: 'page',
  'politik-hedefler': 'goal',
  tuzuk: 'scales',
  teskilat: 'people',
  'baskanlik-divani': 'people',
  'merkez-yurutme-kurulu': 'people',
  toplantilar: 'calendar',
  'teskilat-rehberi': 'book',
  bagis: 'heart',
  iletisim: 'phone',
  'bize-ulasin': 'mail',
  'uye-olun': 'person',
  video: 'youtube',
};

export const TitleIcon = ({ title }: { title: string }) => (
  <Icon name={ICONS[slugOf(title)] ?? 'corner'} />
);

import type { IconName } from '../../ui/icons.tsx';
import type { Category } from './schema.ts';

/** The menu icon of each category's page. */
export const CATEGORY_ICONS: Record<Category, IconName> = {
  haberler: 'news',
  makaleler: 'pen',
  ziyaretler: 'place',
  basinAciklamalari: 'microphone',
  teskilatCalismalari: 'people',
  liberalSiyaset: 'idea',
  raporlar: 'chart',
  english: 'globe',
};

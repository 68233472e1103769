import type { IconName } from '../../ui/icons.tsx';
import type { Category } from './schema.ts';

/** The icon of each category's page in the menu. */
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

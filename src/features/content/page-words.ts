import type { PageSearch } from '../../site/kit/page-route.server.ts';
import type { Category } from './schema.ts';

/** What people call the pages of this feature when they search for them. */
export const CATEGORY_WORDS: Partial<Record<Category, PageSearch>> = {
  haberler: {
    called: {
      tr: 'haber, son haberler, duyurular',
      en: 'news',
      de: 'nachrichten, aktuelles',
      es: 'noticias',
    },
  },
  makaleler: {
    called: {
      tr: 'makale, yazılar, köşe yazıları',
      en: 'articles, opinion',
      de: 'artikel',
      es: 'artículos',
    },
  },
  ziyaretler: {
    called: { tr: 'ziyaret, il ziyaretleri', en: 'visits', de: 'besuche', es: 'visitas' },
  },
  basinAciklamalari: {
    called: {
      tr: 'basın açıklaması, basın bülteni, basın bültenleri',
      en: 'press releases, press statements',
      de: 'pressemitteilungen',
      es: 'comunicados, comunicados de prensa, notas de prensa',
    },
  },
  raporlar: {
    called: { tr: 'rapor, araştırmalar', en: 'reports, research', de: 'berichte', es: 'informes' },
  },
};

export const ARCHIVE_WORDS: PageSearch = {
  called: { tr: 'arşiv, eski haberler', en: 'archive', de: 'archiv', es: 'archivo' },
};

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../platform/i18n/locales.ts';
import type { TextOf } from '../../../../platform/i18n/texts.ts';
import type { documentViewer } from '../../text/tr.ts';

export type ViewerTexts = TextOf<typeof documentViewer>;

const LANGUAGES: Record<Locale, () => Promise<ViewerTexts>> = {
  tr: async () => (await import('../../text/tr.ts')).documentViewer,
  en: async () => (await import('../../text/en.ts')).documentViewer,
  de: async () => (await import('../../text/de.ts')).documentViewer,
  es: async () => (await import('../../text/es.ts')).documentViewer,
};

/** The language of the page's interface; its content may be in another one. */
function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return LOCALES.find((locale) => locale === lang) ?? DEFAULT_LOCALE;
}

/** The texts of the viewer, only in the page's language. */
export const loadTexts = (): Promise<ViewerTexts> => LANGUAGES[pageLocale()]();

/** `fill('Sayfa {{page}}', { page: 3 })` is "Sayfa 3". */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
}

/** "%125" in Turkish, "125%" in English. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(pageLocale(), { style: 'percent' }).format(share);
}

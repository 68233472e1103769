import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../platform/i18n/locales.ts';
import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { viewer as tr } from '../../text/viewer/tr.ts';

export type ViewerTexts = TextOf<typeof tr>;

const LANGUAGES: Record<Locale, () => Promise<{ viewer: ViewerTexts }>> = {
  tr: () => import('../../text/viewer/tr.ts'),
  en: () => import('../../text/viewer/en.ts'),
  de: () => import('../../text/viewer/de.ts'),
  es: () => import('../../text/viewer/es.ts'),
};

/** The language of the page's interface; its content may be in another one. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return LOCALES.find((locale) => locale === lang) ?? DEFAULT_LOCALE;
}

/** The texts of the viewer, only in the page's language. */
export async function loadTexts(): Promise<ViewerTexts> {
  return (await LANGUAGES[pageLocale()]()).viewer;
}

/** `fill('Sayfa {{page}}', { page: 3 })` is "Sayfa 3". */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
}

/** "%125" in Turkish, "125%" in English. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(pageLocale(), { style: 'percent' }).format(share);
}

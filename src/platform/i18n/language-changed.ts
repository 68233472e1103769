import type { Locale } from './locales.ts';

/** Said after a change of the language, on public pages and in the dashboard alike. */
export const LANGUAGE_CHANGED: Record<Locale, string> = {
  tr: 'Dil değiştirildi.',
  en: 'The language was changed.',
  de: 'Die Sprache wurde geändert.',
  es: 'Se ha cambiado el idioma.',
};

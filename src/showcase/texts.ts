import type { TextLoader } from '../dashboard/kit/language/language.ts';

const byLocale = {
  tr: () => import('./language/tr.ts'),
  en: () => import('./language/en.ts'),
  de: () => import('./language/de.ts'),
  es: () => import('./language/es.ts'),
};

/** The texts of the showcase, and those of public pages that its examples show. */
export const loadShowcaseTexts: TextLoader = async (locale) =>
  Object.entries((await byLocale[locale]()).texts);

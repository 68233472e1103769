import type { Locale } from '../platform/i18n/locales.ts';
import type { TextLoader } from './kit/language/language.ts';

const start = {
  tr: () => import('./language/tr.ts'),
  en: () => import('./language/en.ts'),
  de: () => import('./language/de.ts'),
  es: () => import('./language/es.ts'),
};
const features = {
  tr: () => import('./language/desk/tr.ts'),
  en: () => import('./language/desk/en.ts'),
  de: () => import('./language/desk/de.ts'),
  es: () => import('./language/desk/es.ts'),
};

type Loaders = Record<Locale, () => Promise<{ texts: Record<string, object> }>>;
const loaderOf =
  (loaders: Loaders): TextLoader =>
  async (locale) =>
    Object.entries((await loaders[locale]()).texts);

/** The texts of sign-in, and of what every page of the dashboard has. */
export const loadStartTexts = loaderOf(start);
/** The texts of the pages behind sign-in. */
export const loadFeatureTexts = loaderOf(features);

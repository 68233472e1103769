import type { TextLoader } from './kit/language/language.ts';

const ofStart = {
  tr: () => import('./language/tr.ts'),
  en: () => import('./language/en.ts'),
  de: () => import('./language/de.ts'),
  es: () => import('./language/es.ts'),
};
const ofFeatures = {
  tr: () => import('./language/features/tr.ts'),
  en: () => import('./language/features/en.ts'),
  de: () => import('./language/features/de.ts'),
  es: () => import('./language/features/es.ts'),
};

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const loadStartTexts: TextLoader = async (locale) =>
  Object.entries((await ofStart[locale]()).texts);

/** The texts of all features. */
export const loadFeatureTexts: TextLoader = async (locale) =>
  (await ofFeatures[locale]()).texts.flatMap((part) => Object.entries(part));

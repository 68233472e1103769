/** The interface languages. Turkish is the default and the fallback, and has no address prefix. */
export const LOCALES = ['tr', 'en', 'de', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
/** Each in its own language. */
export const LOCALE_NAMES: Record<Locale, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
};
export const DEFAULT_LOCALE = 'tr' satisfies Locale;

/** `localePath('en', '/haberler')` is `/en/haberler`; Turkish paths stay as they are. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a pathname into its language and the Turkish path. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/(en|de|es)(?=\/|$)/.exec(pathname);
  if (!match) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: match[1] as Locale, path: pathname.slice(match[0].length) || '/' };
}

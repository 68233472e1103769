import type { Locale } from '../../../../../platform/i18n/locales.ts';

/** For example "Türkiye" for TR; null if the country is unknown. */
export function countryName(locale: Locale, code: string | null): string | null {
  if (!code) return null;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? null;
}

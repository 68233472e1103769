import type { Locale } from '../../../../../platform/i18n/locales.ts';

/** "Türkiye" for TR; nothing where the country is not known. */
export function countryName(locale: Locale, code: string | null): string | null {
  if (!code) return null;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? null;
}

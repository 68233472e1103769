import { formatDate } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

/** `2026-03-15` as "15 Mart 2026". */
export const formatDay = (locale: Locale, day: string): string =>
  formatDate(locale, new Date(`${day}T12:00:00+03:00`));

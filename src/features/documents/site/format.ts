import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

const KILOBYTE = 1024;

/** "184 KB", "1,8 MB". */
export function formatBytes(locale: Locale, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${formatNumber(locale, kilobytes)} KB`;
  return `${formatNumber(locale, Math.round((bytes / KILOBYTE ** 2) * 10) / 10)} MB`;
}

import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Metric } from '../schema.ts';

type Say = (key: string, values: { value: string }) => string;

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** "2,4 sn.", "180 ms" or, for a shift, "0,05". */
export function speedValue(t: Say, locale: Locale, metric: Metric, value: number): string {
  if (metric === 'CLS') return formatNumber(locale, rounded(value, 2));
  return metric === 'INP'
    ? t('measurement:speed.milliseconds', { value: formatNumber(locale, rounded(value, 0)) })
    : t('measurement:speed.seconds', { value: formatNumber(locale, rounded(value / 1000, 1)) });
}

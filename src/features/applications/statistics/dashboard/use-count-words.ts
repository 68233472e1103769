import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';

/** Returns a function that writes a number of applications: "12 başvuru". */
export function useCountWords(): (count: number) => string {
  const { t, locale } = useText();
  return (count) =>
    t('applicationStatistics:count', { count, number: formatNumber(locale, count) });
}

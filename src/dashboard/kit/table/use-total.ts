import { formatNumber } from '../../../platform/i18n/format.ts';
import { useText } from '../language/language.ts';

/** The total of a list in words. The server counts at most `most`; null: it counts all. */
export function useTotal(most: number | null): (list: { total: number }) => string {
  const { t, locale } = useText();
  return ({ total }) => {
    const number = formatNumber(locale, total);
    return total === most ? t('dashboard:list.orMore', { total: number }) : number;
  };
}

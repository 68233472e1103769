import { ProvinceMap } from '../../../../dashboard/kit/charts/province-map.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Statistics } from '../schema.ts';
import { listAddress } from './list-address.ts';
import { useCountWords } from './use-count-words.ts';

interface ApplicationMapProps {
  provinces: Statistics['provinces'];
  /** The first day of the counted applications. */
  from: string | null;
}

/** The applications of each province. */
export function ApplicationMap({ provinces, from }: ApplicationMapProps) {
  const { t, locale } = useText();
  const words = useCountWords();
  const none = (count: number) =>
    t('applicationStatistics:none', { count, number: formatNumber(locale, count) });
  return (
    <ProvinceMap
      title={t('applicationStatistics:map')}
      column={t('applicationStatistics:applications')}
      legend={t('applicationStatistics:legend')}
      provinces={provinces}
      words={words}
      none={none}
      addressOf={(city) => listAddress({ city, ...(from ? { from } : {}) })}
    />
  );
}

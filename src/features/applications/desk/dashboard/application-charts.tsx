import { ProvinceMap } from '../../../../dashboard/kit/charts/province-map.tsx';
import { WeekColumns } from '../../../../dashboard/kit/charts/week-columns.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Statistics } from '../contract.ts';
import { listAddress } from './applications-list.ts';

/* The charts that the statistics and the overview, the first page of staff, have in common. */

interface ApplicationMapProps {
  provinces: Statistics['provinces'];
  /** The first day of the counted applications. */
  from: string | null;
  /** Of this branch alone. */
  branch?: string;
}

/** Whether the map says something: an account of branches may see the applications of one province alone. */
export function useHasMap(provinces: Statistics['provinces']): boolean {
  const { can } = useSessionUser();
  return can.wholeParty || provinces.filter(({ count }) => count > 0).length > 1;
}

/** The applications of each province. */
export function ApplicationMap({ provinces, from, branch }: ApplicationMapProps) {
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
      addressOf={(city) =>
        listAddress({ city, ...(from ? { from } : {}), ...(branch && { branch }) })
      }
    />
  );
}

/** The applications of each week. */
export function WeeklyBars({ weeks, branch }: { weeks: Statistics['weeks']; branch?: string }) {
  const words = useCountWords();
  return (
    <WeekColumns
      weeks={weeks}
      words={words}
      addressOf={({ from, to }) => listAddress({ from, to, ...(branch && { branch }) })}
    />
  );
}

/** Returns a function that writes a number of applications: "12 başvuru". */
function useCountWords(): (count: number) => string {
  const { t, locale } = useText();
  return (count) =>
    t('applicationStatistics:count', { count, number: formatNumber(locale, count) });
}

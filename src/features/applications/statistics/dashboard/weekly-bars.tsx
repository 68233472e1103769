import { WeekColumns } from '../../../../dashboard/kit/charts/week-columns.tsx';
import type { Statistics } from '../schema.ts';
import { listAddress } from './list-address.ts';
import { useCountWords } from './use-count-words.ts';

/** The applications of each week. */
export function WeeklyBars({ weeks }: { weeks: Statistics['weeks'] }) {
  const words = useCountWords();
  return (
    <WeekColumns
      weeks={weeks}
      words={words}
      addressOf={({ from, to }) => listAddress({ from, to })}
    />
  );
}

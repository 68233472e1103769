import { type Part, PartBars } from '../../../../dashboard/kit/charts/part-bars.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Matching } from '../../desk/schema.ts';
import { OPEN_STATUSES } from '../../statuses.ts';
import type { Statistics } from '../schema.ts';
import { listAddress } from './list-address.ts';

const REACHED = ['inReview', 'missingInformation', 'uyelikIslemleriTamamlandi'] as const;
const CLOSED = ['reddedildi', 'withdrawn'] as const;

/**
 * What became of the applications that arrived, then where they are now. Every number links to its
 * list.
 */
export function Funnel({ statistics }: { statistics: Statistics }) {
  const { t } = useText();
  const { from, received, reached, now } = statistics;
  const part = (key: string, count: number, filter: Matching): Part => ({
    label: t(`applicationStatistics:${key}`),
    count,
    to: listAddress({ ...filter, ...(from ? { from } : {}) }),
  });
  const waiting = OPEN_STATUSES.reduce((sum, status) => sum + now[status], 0);
  const path = [
    part('received', received, {}),
    ...REACHED.map((status) => part(`reached.${status}`, reached[status], { reached: status })),
  ];
  const present = [
    part('closed.waiting', waiting, { status: 'open' }),
    ...CLOSED.map((status) => part(`closed.${status}`, now[status], { status })),
  ];
  const second = present.map((one) => ({ ...one, second: true }));
  return <PartBars total={received} parts={[...path, ...second]} />;
}

import { WeekColumns } from '../../../dashboard/kit/charts/week-columns.tsx';
import { WEEKS } from '../../samples/numbers.ts';

export default function WeekColumnsExample() {
  return (
    <div className="panel" lang="tr">
      <WeekColumns
        weeks={WEEKS}
        words={(count) => `${count} başvuru`}
        addressOf={({ from, to }) => `/dashboard/applications/list?from=${from}&to=${to}`}
      />
    </div>
  );
}

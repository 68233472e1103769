import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatter } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import type { CalendarEntry } from '../../list/schema.ts';
import css from './calendar.module.css';
import { DayCell } from './day-cell.tsx';
import { dayAfterKey, inMonth } from './month.ts';

interface MonthTableProps {
  label: string;
  month: string;
  weeks: string[][];
  today: string;
  entries: readonly CalendarEntry[];
  isLoading: boolean;
  onMonth: (month: string) => void;
  onMove: (entry: CalendarEntry) => void;
  onDrop: (entry: CalendarEntry, day: string) => void;
}

/**
 * A month as a table; on a phone a list of the days that have contents. One day can be reached with
 * the Tab key, the others from there with the arrow keys.
 */
export function MonthTable(props: MonthTableProps) {
  const { month, weeks, today, entries, onMonth } = props;
  const { t, locale } = useText();
  const [chosen, setChosen] = useState(today);
  const current = chosen.startsWith(month) ? chosen : inMonth(today, month);
  const table = useRef<HTMLTableElement>(null);
  /** The day that gets the focus when its month is shown. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || !wanted.current.startsWith(month)) return;
    table.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const press = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, current);
    // In a link or a button of a day the arrow keys scroll, as everywhere.
    if (!day || !(event.target as Element).matches('td')) return;
    event.preventDefault();
    wanted.current = day;
    setChosen(day);
    if (!day.startsWith(month)) onMonth(day.slice(0, 7));
  };
  const byDay = Map.groupBy(entries, ({ publishedAt }) => dayInIstanbul(new Date(publishedAt)));
  const dayName = formatter(locale, 'weekday', { weekday: 'short' });
  const isEmpty = !props.isLoading && !weeks.flat().some((day) => byDay.has(day));
  return (
    <>
      <p className={css.hint}>{t('content:lists.month.hint')}</p>
      <table ref={table} className={css.month} aria-busy={props.isLoading} onKeyDown={press}>
        <caption className="sr-only">{props.label}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {dayName.format(new Date(`${day}T12:00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isOutside={!day.startsWith(month)}
                  isToday={day === today}
                  isCurrent={day === current}
                  entries={byDay.get(day) ?? []}
                  all={entries}
                  onFocus={() => setChosen(day)}
                  onMove={props.onMove}
                  onDrop={props.onDrop}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty ? <p className={css.empty}>{t('content:lists.month.empty')}</p> : null}
    </>
  );
}

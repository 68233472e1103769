import { type DragEvent, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatDate, formatTime, formatter } from '../../../../platform/i18n/format.ts';
import type { CalendarEntry } from '../../list/schema.ts';
import css from './calendar.module.css';
import { DayEntry } from './day-entry.tsx';

interface DayCellProps {
  day: string;
  isOutside: boolean;
  isToday: boolean;
  isCurrent: boolean;
  entries: readonly CalendarEntry[];
  /** All contents of the calendar: one of them may be dropped here. */
  all: readonly CalendarEntry[];
  onFocus: () => void;
  onMove: (entry: CalendarEntry) => void;
  onDrop: (entry: CalendarEntry, day: string) => void;
}

/** One day with its contents. A scheduled content can be dropped on it. */
export function DayCell({ day, entries, all, ...props }: DayCellProps) {
  const { t, locale } = useText();
  const [isOver, setOver] = useState(false);
  const noon = new Date(`${day}T12:00:00Z`);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData('text/plain');
    const entry = all.find((one) => one.id === id);
    if (entry?.state === 'scheduled' && !entries.includes(entry)) props.onDrop(entry, day);
  };
  return (
    <td
      data-day={day}
      data-outside={props.isOutside || undefined}
      data-today={props.isToday || undefined}
      data-over={isOver || undefined}
      data-empty={entries.length === 0 || undefined}
      tabIndex={props.isCurrent ? 0 : -1}
      aria-current={props.isToday ? 'date' : undefined}
      aria-label={t('content:lists.month.dayOf', {
        day: formatDate(locale, noon),
        count: entries.length,
      })}
      onFocus={(event) => {
        if (event.target === event.currentTarget) props.onFocus();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={css.number} aria-hidden="true">
        <span className={css.weekday}>
          {formatter(locale, 'weekday', { weekday: 'short' }).format(noon)}{' '}
        </span>
        {Number(day.slice(8))}
      </span>
      <ul role="list" className={css.entries}>
        {entries.map((entry) => (
          <DayEntry
            key={entry.id}
            entry={entry}
            time={formatTime(locale, new Date(entry.publishedAt))}
            onMove={props.onMove}
          />
        ))}
      </ul>
    </td>
  );
}

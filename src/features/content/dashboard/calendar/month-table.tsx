import { ActionIcon } from '@mantine/core';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatDate, formatTime, formatter } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import { IconArrowForwardUp } from '../../../../ui/tabler-icons/index.ts';
import type { CalendarEntry } from '../../desk/contract.ts';
import css from './calendar.module.css';

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

interface DayEntryProps {
  entry: CalendarEntry;
  time: string;
  onMove: (entry: CalendarEntry) => void;
}

/** A content in its day. A scheduled one can be dragged, and has a button that moves it. */
export function DayEntry({ entry, time, onMove }: DayEntryProps) {
  const { t } = useText();
  const isScheduled = entry.state === 'scheduled';
  const state = t(`content:editor.state.${entry.state}`);
  return (
    <li
      className={css.entry}
      data-state={entry.state}
      draggable={isScheduled}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', entry.id)}
    >
      <Link to={`/dashboard/blog/${entry.id}`} draggable={false} title={entry.title}>
        <span className={css.time}>{time}</span> {entry.title}
        <span className="sr-only">, {state}</span>
      </Link>
      {isScheduled ? (
        <ActionIcon
          size={24}
          variant="subtle"
          aria-label={t('content:lists.month.move', { title: entry.title })}
          onClick={() => onMove(entry)}
        >
          <IconArrowForwardUp size={15} className="flip" aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </li>
  );
}

/** Days are written as `2026-11-20`, months as `2026-11`. Nothing here depends on a time zone. */
const DAY_MS = 24 * 3_600_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day so many days later; before, if negative. */
const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY_MS);

/** The month so many months later; before, if negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** 0 for Monday, 6 for Sunday. */
const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** The weeks of a month, each from Monday to Sunday, with the days of the months around it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = start; monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(monday, n)));
  return weeks;
}

/** The same day of another month, or its last day. */
export function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** The day that a key leads to; null for other keys. */
export function dayAfterKey(key: string, day: string): string | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? null : inMonth(day, addMonths(day.slice(0, 7), months));
}

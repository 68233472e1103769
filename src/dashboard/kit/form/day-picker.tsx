import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/es';
import 'dayjs/locale/tr';
import { Button, Group } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import { useText } from '../language/language.ts';
import css from './day-field.module.css';

interface DayPickerProps {
  /** YYYY-MM-DD */
  value: string | null;
  min: string;
  max: string;
  clearable: boolean;
  onChoose: (day: string) => void;
}

/** The calendar of a day's field. It begins on Monday, and its today is that of Istanbul. */
export default function DayPicker({ value, min, max, clearable, onChoose }: DayPickerProps) {
  const { t, locale } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const today = dayInIstanbul(new Date());
  const isTodayAllowed = today >= min && today <= max;
  const first = value ?? (isTodayAllowed ? today : today < min ? min : max);
  // It was not there yet when the popover took the focus.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-first-day]')?.focus(), []);
  const of = (unit: 'Month' | 'Year' | 'Decade') => ({
    [`next${unit}`]: t(`dashboard:day.next${unit}`),
    [`previous${unit}`]: t(`dashboard:day.previous${unit}`),
  });
  return (
    <div ref={frame}>
      <DatePicker
        locale={locale}
        firstDayOfWeek={1}
        minDate={min}
        maxDate={max}
        defaultDate={first}
        value={value}
        onChange={(day) => day && onChoose(day)}
        highlightToday
        getDayProps={(day) => ({
          'data-today': day === today || undefined,
          'data-first-day': day === first || undefined,
          'aria-current': day === today ? 'date' : undefined,
          'aria-pressed': day === value || undefined,
        })}
        ariaLabels={{ ...of('Month'), ...of('Year'), ...of('Decade') }}
        classNames={{
          day: css.day ?? '',
          weekday: css.weekday ?? '',
          calendarHeaderLevel: css.level ?? '',
          calendarHeaderControl: css.level ?? '',
          monthsListControl: css.level ?? '',
          yearsListControl: css.level ?? '',
        }}
      />
      <Group justify="space-between" gap="xs" mt="xs">
        <Button size="xs" disabled={!isTodayAllowed} onClick={() => onChoose(today)}>
          {t('dashboard:day.today')}
        </Button>
        {clearable && value !== null ? (
          <Button size="xs" onClick={() => onChoose('')}>
            {t('dashboard:day.clear')}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

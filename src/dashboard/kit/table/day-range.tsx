import { useId } from 'react';
import { isDay } from '../../../platform/days.ts';
import { DayField } from '../form/day-field.tsx';
import { useText } from '../language/language.ts';
import css from './day-range.module.css';
import type { ListState } from './define-list.ts';

/** Filters accept no earlier day. */
const FIRST_DAY = '2000-01-01';

interface DayRangeProps<View, Name> {
  state: ListState<View>;
  /** The filters with the first and the last day. */
  names: readonly [first: Name, last: Name];
  /** What the days are. */
  legend: string;
  /** Where a list has several ranges, that is shown too. */
  named?: boolean;
}

/** The first and the last day of the shown rows. */
export function DayRange<View extends Record<Name, string>, Name extends string>({
  state: { view, show },
  names: [first, last],
  legend,
  named = false,
}: DayRangeProps<View, Name>) {
  const { t } = useText();
  const field = (name: Name) => ({
    value: view[name],
    onChange: (day: string) => show({ [name]: day } as Partial<View>),
  });
  return (
    <fieldset className={css.range} title={legend}>
      <legend className="sr-only">{legend}</legend>
      {named ? (
        <span className={css.name} aria-hidden="true">
          {legend}
        </span>
      ) : null}
      <FilterDay {...field(first)} label={t('dashboard:day.from')} />
      <FilterDay {...field(last)} label={t('dashboard:day.to')} />
    </fieldset>
  );
}

interface FilterDayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function FilterDay({ label, value, onChange }: FilterDayProps) {
  const id = useId();
  return (
    <div className={css.day}>
      <label htmlFor={id}>{label}</label>
      <DayField
        id={id}
        label={label}
        labelElsewhere
        min={FIRST_DAY}
        value={value}
        // What is no day yet filters nothing.
        onChange={(day) => (day === '' || isDay(day)) && onChange(day)}
      />
    </div>
  );
}

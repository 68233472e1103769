import { useId } from 'react';
import { isDay } from '../../../platform/istanbul.ts';
import { DayField } from '../form/day-field.tsx';
import { useText } from '../language/language.ts';
import css from './day-range.module.css';
import type { ListState } from './use-list-view.ts';

/** Filters accept no earlier day. */
const FIRST_DAY = '2000-01-01';

interface DayRangeProps<View> {
  state: ListState<View>;
  /** What the days are. */
  legend: string;
}

/** The first and the last day of the shown rows: the filters `from` and `to`. */
export function DayRange<View extends { from: string; to: string }>(props: DayRangeProps<View>) {
  const { t } = useText();
  const { view, show } = props.state;
  const field = (name: 'from' | 'to') => ({
    label: t(`dashboard:day.${name}`),
    value: view[name],
    onChange: (day: string) => show({ [name]: day } as Partial<View>),
  });
  return (
    <fieldset className={css.range} title={props.legend}>
      <legend className="sr-only">{props.legend}</legend>
      <FilterDay {...field('from')} />
      <FilterDay {...field('to')} />
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

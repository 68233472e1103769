import { Flex, TextInput } from '@mantine/core';
import type { ListState } from './use-list-view.ts';

interface DayRangeProps<View> {
  state: ListState<View>;
  /** What the days are. */
  legend: string;
  from: string;
  to: string;
}

/** The first and the last day of the shown rows: the filters `from` and `to`. */
export function DayRange<View extends { from: string; to: string }>(props: DayRangeProps<View>) {
  const { view, show } = props.state;
  const change = (day: object) => show(day as Partial<View>);
  return (
    <Flex component="fieldset" flex="0 1 328px" align="center" gap={6} bd={0} miw={0} c="dimmed">
      <legend className="sr-only">{props.legend}</legend>
      <DayField label={props.from} value={view.from} onChange={(from) => change({ from })} />
      <span aria-hidden="true">–</span>
      <DayField label={props.to} value={view.to} onChange={(to) => change({ to })} />
    </Flex>
  );
}

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD or empty. */
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      flex="1 1 146px"
      aria-label={label}
      title={label}
      min="2000-01-01"
      max="2199-12-31"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

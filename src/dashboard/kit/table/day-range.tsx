import { Flex, Text, TextInput } from '@mantine/core';
import type { ListState } from './use-list-view.ts';

interface DayRangeProps<View, Name> {
  state: ListState<View>;
  /** The filters with the first and the last day. */
  names: readonly [first: Name, last: Name];
  /** What the days are. */
  legend: string;
  /** Where a list has several ranges, that is shown too. */
  named?: boolean;
  from: string;
  to: string;
}

/** The first and the last day of the shown rows. */
export function DayRange<View extends Record<Name, string>, Name extends string>({
  state: { view, show },
  names: [first, last],
  legend,
  named = false,
  from,
  to,
}: DayRangeProps<View, Name>) {
  const change = (name: Name, day: string) => show({ [name]: day } as Partial<View>);
  return (
    <Flex
      component="fieldset"
      flex={named ? '0 1 430px' : '0 1 328px'}
      wrap={named ? 'wrap' : 'nowrap'}
      align="center"
      gap={6}
      bd={0}
      miw={0}
      c="dimmed"
    >
      <legend className="sr-only">{legend}</legend>
      {named ? (
        <Text span aria-hidden="true" size="sm" flex={{ base: '1 0 100%', sm: 'none' }}>
          {legend}
        </Text>
      ) : null}
      <DayField label={from} value={view[first]} onChange={(day) => change(first, day)} />
      <span aria-hidden="true">–</span>
      <DayField label={to} value={view[last]} onChange={(day) => change(last, day)} />
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
      flex="1 1 120px"
      aria-label={label}
      title={label}
      min="2000-01-01"
      max="2199-12-31"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

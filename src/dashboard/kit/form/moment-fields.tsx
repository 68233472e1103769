import { Box, Group } from '@mantine/core';
import { isDay } from '../../../platform/istanbul.ts';
import { useText } from '../language/language.ts';
import { DayField } from './day-field.tsx';
import { TimeField } from './time-field.tsx';

/** A day and a time in Istanbul, as the fields of a form: "2026-11-23" and "09:30"; may be empty. */
export interface DayTime {
  day: string;
  time: string;
}

interface MomentFieldsProps {
  /** Read out before the names of both fields. */
  legend: string;
  /** The name of the day's field; if left out, "Gün". */
  dayLabel?: string;
  /** Of the day's field. */
  id?: string;
  value: DayTime;
  onChange: (value: DayTime) => void;
  fault: string | undefined;
}

/** A day and a time. */
export function MomentFields({ legend, dayLabel, id, value, onChange, fault }: MomentFieldsProps) {
  const { t } = useText();
  const lacksTime = fault !== undefined && isDay(value.day) && value.time === '';
  return (
    <Box component="fieldset" bd={0} p={0} miw={0}>
      <legend className="sr-only">{legend}</legend>
      <Group gap="xs" align="start" wrap="nowrap">
        <DayField
          {...(id && { id })}
          flex="1 1 160px"
          label={dayLabel ?? t('dashboard:day.day')}
          required
          withAsterisk={false}
          error={lacksTime ? undefined : fault}
          value={value.day}
          onChange={(day) => onChange({ ...value, day })}
        />
        <TimeField
          flex="0 1 120px"
          label={t('dashboard:day.time')}
          required
          withAsterisk={false}
          error={lacksTime ? t('dashboard:day.noTime') : fault !== undefined}
          value={value.time}
          onChange={(time) => onChange({ ...value, time })}
        />
      </Group>
    </Box>
  );
}

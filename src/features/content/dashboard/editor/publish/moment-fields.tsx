import { Box, Group, TextInput } from '@mantine/core';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import type { DayTime } from './plan.ts';

interface MomentFieldsProps {
  legend: string;
  value: DayTime;
  onChange: (value: DayTime) => void;
  fault: string | undefined;
}

/** A day and a time in Istanbul. */
export function MomentFields({ legend, value, onChange, fault }: MomentFieldsProps) {
  const { t } = useText();
  return (
    <Box component="fieldset" bd={0} p={0} miw={0}>
      <legend className="sr-only">{legend}</legend>
      <Group gap="xs" align="start" wrap="nowrap" grow>
        <TextInput
          type="date"
          label={t('content:desk.day')}
          min="2000-01-01"
          max="2199-12-31"
          required
          withAsterisk={false}
          error={fault}
          value={value.day}
          onChange={(event) => onChange({ ...value, day: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t('content:desk.time')}
          required
          withAsterisk={false}
          error={fault !== undefined}
          value={value.time}
          onChange={(event) => onChange({ ...value, time: event.currentTarget.value })}
        />
      </Group>
    </Box>
  );
}

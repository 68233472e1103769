import { Box, Group, TextInput, type TextInputProps } from '@mantine/core';
import { isDay } from '../../../platform/days.ts';
import { useText } from '../language/language.ts';
import { DayField, useTypedText } from './day-field.tsx';
import { isTime, readTime, showTime } from './day-text.ts';

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

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'error'> {
  error?: string | boolean | undefined;
  /** HH:MM, or empty. A text that is no time is a value too, so that it stays and is refused. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of 24 hours: "9", "930", "9.30" and "09:30" are read. */
function TimeField({ error, value, onChange, onBlur, ...rest }: TimeFieldProps) {
  const { t, locale } = useText();
  const field = useTypedText({
    value,
    onChange,
    show: (time) => showTime(locale, time),
    read: (text) => readTime(text) ?? text.trim(),
  });
  const isWrong = field.current !== '' && !isTime(field.current);
  const own = isWrong && (!field.isTyping || error) ? t('dashboard:day.wrongTime') : null;
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      inputMode="numeric"
      placeholder={t('dashboard:day.timePlaceholder')}
      error={own ?? error}
      value={field.text}
      onChange={(event) => field.type(event.currentTarget.value)}
      onBlur={(event) => {
        field.leave();
        onBlur?.(event);
      }}
    />
  );
}

import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '../language/language.ts';
import { isTime, readTime, showTime } from './day-text.ts';
import { useTypedText } from './use-typed-text.ts';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'error'> {
  error?: string | boolean | undefined;
  /** HH:MM, or empty. A text that is no time is a value too, so that it stays and is refused. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of 24 hours: "9", "930", "9.30" and "09:30" are read. */
export function TimeField({ error, value, onChange, onBlur, ...rest }: TimeFieldProps) {
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

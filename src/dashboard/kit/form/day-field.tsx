import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { isDay } from '../../../platform/days.ts';
import { IconCalendar } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';
import { useIsOnTop } from '../parts/dialog.tsx';
import css from './day-field.module.css';
import { FIRST_DAY, LAST_DAY, readDay, showDay } from './day-text.ts';

const loadPicker = () => import('./day-picker.tsx');
const DayPicker = lazy(loadPicker);

export interface DayFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'label' | 'error'> {
  /** Named again by the button that opens the calendar. */
  label: string;
  /** The page has a label element for it. */
  labelElsewhere?: boolean;
  error?: string | boolean | null | undefined;
  /** YYYY-MM-DD, or empty. A text that is no day is a value too, so that it stays and is refused. */
  value: string;
  onChange: (value: string) => void;
  /** Instead of 1 January 1900. */
  min?: string;
  /** Instead of 31 December 2099. */
  max?: string;
}

/**
 * A day: typed as "20.11.2026", "20/11/2026", "2026-11-20" or "20 Kasım 2026", or chosen from a
 * calendar. What is no day stays in the field, with the reason below it.
 */
export function DayField(props: DayFieldProps) {
  const { label, labelElsewhere = false, error, value, onChange, onBlur, ...input } = props;
  const { min = FIRST_DAY, max = LAST_DAY, ...rest } = input;
  const { t, locale } = useText();
  const [opened, setOpened] = useState(false);
  useIsOnTop(opened);
  const isAllowed = (day: string) => day >= min && day <= max;
  const field = useTypedText({
    value,
    onChange,
    show: (day) => showDay(locale, day),
    read(text) {
      const day = readDay(locale, text);
      if (!day) return text.trim();
      // As it is shown it is no value that a server would take.
      return isAllowed(day) ? day : showDay(locale, day);
    },
  });
  const day = readDay(locale, field.current);
  const own = field.current === '' || (day && isAllowed(day)) ? null : explain();
  function explain(): string {
    const shown = (one: string) => showDay(locale, one);
    if (!day) return t('dashboard:day.wrong', { example: shown('2026-11-20') });
    if (day < min) return t('dashboard:day.early', { first: shown(min) });
    return t('dashboard:day.late', { last: shown(max) });
  }
  const choose = (next: string) => {
    field.choose(next);
    setOpened(false);
  };
  const open = t('dashboard:day.open', { field: label });
  return (
    <TextInput
      {...rest}
      {...(labelElsewhere ? {} : { label })}
      autoComplete="off"
      inputMode="numeric"
      placeholder={t('dashboard:day.placeholder')}
      error={(own && (!field.isTyping || error) ? own : null) ?? error}
      value={field.text}
      onChange={(event) => field.type(event.currentTarget.value)}
      onBlur={(event) => {
        field.leave();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || !event.altKey) return;
        event.preventDefault();
        setOpened(true);
      }}
      rightSectionWidth={38}
      rightSection={
        <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
          <Popover.Target>
            <ActionIcon
              size={30}
              aria-label={open}
              title={open}
              disabled={rest.disabled === true || rest.readOnly === true}
              onPointerEnter={() => void loadPicker()}
              onFocus={() => void loadPicker()}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown p="sm" className={css.dropdown} aria-modal="true">
            <Suspense fallback={<div className={css.room} data-autofocus tabIndex={-1} />}>
              <DayPicker
                value={isDay(field.current) ? field.current : null}
                min={min}
                max={max}
                clearable={!rest.required}
                onChoose={choose}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}

type FormDayProps<Fields extends FieldValues, Sent> = Omit<DayFieldProps, 'value' | 'onChange'> & {
  control: Control<Fields, unknown, Sent>;
  name: FieldPathByValue<Fields, string>;
};

/** A day of a form. */
export function FormDay<Fields extends FieldValues, Sent>(props: FormDayProps<Fields, Sent>) {
  const { control, name, ...rest } = props;
  const { field } = useController({ control, name });
  return <DayField {...rest} {...field} />;
}

interface TypedTextOptions {
  value: string;
  onChange: (value: string) => void;
  show: (value: string) => string;
  /** The value of a typed text; a text without one is a value itself, so that it stays. */
  read: (text: string) => string;
}

interface Typed {
  text: string;
  value: string;
  /** The value before, until the new one has come back; an owner that refuses it keeps this one. */
  over: string | null;
  isLeft: boolean;
}

/**
 * The text of a field whose value is written otherwise: it stays as it is typed until the field is
 * left, and then it is written as `show` writes it. A value from outside replaces it.
 */
export function useTypedText({ value, onChange, show, read }: TypedTextOptions) {
  const [typed, setTyped] = useState<Typed | null>(null);
  if (typed && typed.over !== null && typed.value === value) setTyped({ ...typed, over: null });
  const own = typed && (typed.value === value || typed.over === value) ? typed : null;
  return {
    text: own && !own.isLeft ? own.text : show(own?.value ?? value),
    /** What is in the field, also if the owner has not taken it. */
    current: own?.value ?? value,
    isTyping: own !== null && !own.isLeft,
    type(text: string): void {
      const next = read(text);
      setTyped({ text, value: next, over: value, isLeft: false });
      if (next !== value) onChange(next);
    },
    leave: () => setTyped(own && { ...own, isLeft: true }),
    /** Takes a value that was not typed. */
    choose(next: string): void {
      setTyped(null);
      if (next !== value) onChange(next);
    },
  };
}

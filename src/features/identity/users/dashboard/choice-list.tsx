import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Fieldset, Paper, Radio, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import css from './choice-list.module.css';
import { fieldId, type UserFields } from './user-fields.ts';

interface ChoiceListProps {
  name: 'role' | 'status' | 'entry';
  label: string;
  options: { value: string; label: string; hint: string }[];
  /** Why the choice is disabled; null if it is enabled. */
  reason?: string | null;
}

/** A choice between a few options, each with a line that explains it. */
export function ChoiceList({ name, label, options, reason = null }: ChoiceListProps) {
  const { register, formState } = useFormContext<UserFields>();
  const fault = formState.errors[name]?.message;
  const id = name === 'entry' ? 'user-entry' : fieldId(name);
  const described = [fault ? `${id}-fault` : '', reason ? `${id}-reason` : ''].filter(Boolean);
  return (
    <ChoiceGroup legend={label} disabled={reason !== null} describedBy={described.join(' ')}>
      {fault ? (
        <p className="field-fault" id={`${id}-fault`}>
          {fault}
        </p>
      ) : null}
      <Paper
        radius="sm"
        className={css.rows}
        bd={fault ? '2px solid var(--danger-text)' : undefined}
      >
        {options.map((option, place) => (
          <Radio
            key={option.value}
            className={css.choice}
            id={place === 0 ? id : `${id}-${option.value}`}
            value={option.value}
            label={option.label}
            description={option.hint}
            {...register(name)}
          />
        ))}
      </Paper>
      {reason ? (
        <p className="hint" id={`${id}-reason`}>
          {reason}
        </p>
      ) : null}
    </ChoiceGroup>
  );
}

interface ChoiceGroupProps {
  legend: string;
  disabled?: boolean;
  /** Ids of the elements that describe the whole group. */
  describedBy?: string;
  children: ReactNode;
}

/** The frame around a few choices, of which one can be selected. */
export function ChoiceGroup({ legend, disabled = false, describedBy, children }: ChoiceGroupProps) {
  return (
    <Fieldset
      variant="unstyled"
      classNames={{ legend: css.legend }}
      legend={
        <Text span fw={550}>
          {legend}
        </Text>
      }
      disabled={disabled}
      aria-describedby={describedBy || undefined}
    >
      {children}
    </Fieldset>
  );
}

import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Fieldset, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './choice-group.module.css';

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

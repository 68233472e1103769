import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './details-head.module.css';

interface DetailsHeadProps {
  /** The name of the record as a heading, and the elements beside it. */
  children: ReactNode;
  /** The actions for the record. */
  actions: ReactNode;
}

/** The head of the page of one record. A long name is never cut. */
export function DetailsHead({ children, actions }: DetailsHeadProps) {
  return (
    <Group align="start" justify="space-between">
      <Group className={css.name} flex="1 1 320px" gap="6px 16px" align="baseline">
        {children}
      </Group>
      <Group gap="xs">{actions}</Group>
    </Group>
  );
}

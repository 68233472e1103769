import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './page-head.module.css';

interface PageHeadProps {
  title: string;
  count?: string | undefined;
  lead?: ReactNode;
  /** Actions at the end of the line. */
  children?: ReactNode;
}

export function PageHead({ title, count, lead, children }: PageHeadProps) {
  return (
    // On a phone, actions that leave a title or a sentence little room go below it.
    <Group gap="10px 16px" align="end">
      <Group gap="0 14px" align="baseline" flex={lead ? '1 1 280px' : '1 1 170px'}>
        <h1>
          {title}
          {count ? <Count>{count}</Count> : null}
        </h1>
        {lead ? <Text c="dimmed">{lead}</Text> : null}
      </Group>
      {children ? <Group gap="xs">{children}</Group> : null}
    </Group>
  );
}

/** A number of items, shown after a heading. */
export function Count({ children }: { children: string }) {
  return (
    <Text span c="dimmed" ff="var(--font-text)" fz="0.9em" fw={400} lh="inherit" mx="xs">
      {children}
    </Text>
  );
}

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

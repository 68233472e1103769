import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Count } from './count.tsx';

interface PageHeadProps {
  title: string;
  count?: string | undefined;
  lead?: ReactNode;
  /** Actions at the end of the line. */
  children?: ReactNode;
}

export function PageHead({ title, count, lead, children }: PageHeadProps) {
  return (
    <Group gap="md" align="end" wrap="nowrap">
      <Group gap="0 14px" align="baseline" flex={1}>
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

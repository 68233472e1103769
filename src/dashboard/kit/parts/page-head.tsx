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
    // On a phone, actions that leave a title little room go below it.
    <Group gap="10px 16px" align="end">
      <Group gap="0 14px" align="baseline" flex="1 1 170px">
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

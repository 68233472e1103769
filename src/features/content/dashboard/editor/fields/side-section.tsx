import { Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A group of fields in the side panel. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" p={20} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

import { Text } from '@mantine/core';

/** A number of items, shown after a heading. */
export function Count({ children }: { children: string }) {
  return (
    <Text span c="dimmed" ff="var(--font-text)" fz="0.9em" fw={400} lh="inherit" mx="xs">
      {children}
    </Text>
  );
}

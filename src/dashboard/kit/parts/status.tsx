import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** Sides in px. */
const SIZES = { small: 8, medium: 16, large: 23 };

/** Each in a square of 16. The shapes differ, so that a state is never shown by colour alone. */
const shapes = {
  full: <circle cx="8" cy="8" r="5" fill="currentColor" />,
  hollow: <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="2.5" />,
  dashed: (
    <circle
      cx="8"
      cy="8"
      r="6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeDasharray="2.8 1.912"
    />
  ),
  box: (
    <path
      d="M1.7 2.9h12.6v2.9H1.7zM3 5.9v7.2h10V5.9M6.3 8.9h3.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    />
  ),
} satisfies Record<string, ReactNode>;

interface StatusProps {
  tone: 'success' | 'muted';
  shape: keyof typeof shapes;
  /** The size of the icon: small in tight rows, large beside a page's heading. */
  size: keyof typeof SIZES;
  /** The name of the state. */
  children: ReactNode;
}

/** The state of a record: an icon and a word. */
export function Status({ tone, shape, size, children }: StatusProps) {
  const side = SIZES[size];
  return (
    <Group component="span" gap={7} wrap="nowrap" display="inline-flex">
      <Box
        component="svg"
        c={tone === 'success' ? 'var(--success-text)' : 'dimmed'}
        flex="none"
        w={side}
        h={side}
        viewBox="0 0 16 16"
        aria-hidden="true"
        data-status-dot
      >
        {shape === 'full' ? (
          <circle cx="8" cy="8" r="8" fill="currentColor" opacity={size === 'small' ? 1 : 0.22} />
        ) : null}
        {shapes[shape]}
      </Box>
      <span>{children}</span>
    </Group>
  );
}

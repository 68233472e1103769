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
  half: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <path d="M8 4a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  ring: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.7" />,
  warning: (
    <path
      d="M8 1.6 15 14.2H1zM8 6.2v3.6M8 11.4v1.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  ),
  cross: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="m5.5 5.5 5 5m0-5-5 5" stroke="var(--surface)" strokeWidth="1.7" />
    </>
  ),
  check: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="m4.8 8.2 2.3 2.3 4.1-4.6" fill="none" stroke="var(--surface)" strokeWidth="1.7" />
    </>
  ),
  minus: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <path d="M5.2 8h5.6" stroke="currentColor" strokeWidth="1.7" />
    </>
  ),
} satisfies Record<string, ReactNode>;

const tones = {
  success: 'var(--success-text)',
  warning: 'var(--warning-text)',
  danger: 'var(--danger-text)',
  info: 'var(--info-text)',
  muted: 'dimmed',
};

interface StatusProps {
  tone: keyof typeof tones;
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
        c={tones[tone]}
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

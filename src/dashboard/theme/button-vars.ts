import type { Button } from '@mantine/core';

/**
 * Sizes of buttons: one font size, and less padding for buttons without a background or with little
 * height.
 */
export const buttonVars: NonNullable<Parameters<typeof Button.extend>[0]['vars']> = (
  _theme,
  { size, variant },
) => {
  const isTight = variant === 'subtle' || size?.startsWith('compact');
  return {
    root: {
      '--button-fz': 'var(--mantine-font-size-sm)',
      '--button-padding-x': isTight ? '10px' : '14px',
      ...(size === 'compact-sm' && { '--button-height': '28px' }),
    },
  };
};

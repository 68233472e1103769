import type { Button } from '@mantine/core';

/** Measures of buttons: one size of type, and less padding where there is no ground or little height. */
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

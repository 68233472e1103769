import {
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

export const ramp = (name: string): MantineColorsTuple =>
  ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'].map(
    (s) => `var(--${name}-${s})`,
  ) as unknown as MantineColorsTuple;

/**
 * Mantine's CSS uses gray-N in light mode and dark-N in dark mode. Each entry gets the colour of
 * its role there.
 */
export const gray: MantineColorsTuple = [
  'var(--hover)', // 0 hover, striped
  'var(--hover)', // 1 table hover, nav hover
  'var(--line)', // 2 edges of menus and popovers
  'var(--line)', // 3 hairlines
  'var(--control)', // 4 border of controls
  'var(--muted)', // 5 placeholder, disabled text
  'var(--muted)', // 6 dimmed
  'var(--text)',
  'var(--text)',
  'var(--text)',
];
export const dark: MantineColorsTuple = [
  'var(--text)', // 0 text
  'var(--text)',
  'var(--muted)', // 2 dimmed
  'var(--muted)', // 3 placeholder
  'var(--line)', // 4 hairlines
  'var(--hover)', // 5 hover
  'var(--surface)', // 6 controls
  'var(--surface)', // 7 body
  'var(--bg)',
  'var(--sunken)',
];

/**
 * Only four kinds of button: filled (one a page), default, subtle, and filled in the danger colour
 * for deletion.
 */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor;
  if (input.variant === 'filled' && color === 'brand') {
    return {
      background: 'var(--primary)',
      hover: 'var(--primary-hover)',
      color: 'var(--on-primary)',
      border: '1px solid transparent',
    };
  }
  if (input.variant === 'filled' && color === 'danger') {
    return {
      background: 'var(--danger-fill)',
      hover: 'var(--danger-fill-hover)',
      color: 'var(--on-danger)',
      border: '1px solid transparent',
    };
  }
  if (input.variant === 'default') {
    return {
      background: 'var(--surface)',
      hover: 'var(--hover)',
      color: 'var(--text)',
      border: '1px solid var(--line)',
    };
  }
  if (input.variant === 'subtle' || input.variant === 'transparent') {
    const ink =
      color === 'gray' ? 'var(--text)' : color === 'danger' ? 'var(--danger-text)' : 'var(--link)';
    return {
      background: 'transparent',
      hover: input.variant === 'subtle' ? 'var(--hover)' : 'transparent',
      color: ink,
      border: '1px solid transparent',
    };
  }
  if (input.variant === 'light') {
    const isTone = color === 'danger' || color === 'warning';
    return {
      background: isTone ? `var(--${color}-tint)` : 'var(--tint)',
      hover: isTone ? `var(--${color}-tint)` : 'var(--tint-hover)',
      color: isTone ? `var(--${color}-text)` : 'var(--on-tint)',
      border: '1px solid transparent',
    };
  }
  if (input.variant === 'outline' && color !== 'brand') {
    const ink = `var(--mantine-color-${color}-outline)`;
    return {
      background: 'transparent',
      hover: 'var(--hover)',
      color: ink,
      border: `2px solid ${ink}`,
    };
  }
  if (input.variant === 'outline') {
    return {
      background: 'transparent',
      hover: 'var(--hover)',
      color: 'var(--link)',
      border: '1px solid var(--primary)',
    };
  }
  return defaultVariantColorsResolver(input);
};

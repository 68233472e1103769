/**
 * How tokens.css sets the colours of Mantine. This file contains no colour: every Mantine colour is
 * a CSS variable of tokens.css or of styles/roles.css. So presets, light and dark mode, and contrast
 * are switched by data attributes on <html> before React runs.
 *
 * Three rules follow:
 *  1. If the palette contains variables, Mantine computes some colours with color-mix(), which the
 *     oldest supported browsers lack; `rolesResolver` replaces each of them.
 *  2. `primaryShade` is ignored: filled is --primary, whose shade tokens.css already chooses.
 *  3. `autoContrast` stays off, because it can only measure a literal colour; --on-primary replaces
 *     it.
 */
import {
  Button,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const ramp = (name: string): MantineColorsTuple =>
  ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'].map(
    (s) => `var(--${name}-${s})`,
  ) as unknown as MantineColorsTuple;

/**
 * Mantine's CSS uses gray-N in light mode and dark-N in dark mode. Each entry gets the colour of
 * its role there.
 */
const gray: MantineColorsTuple = [
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

const dark: MantineColorsTuple = [
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
const variantColorResolver: VariantColorsResolver = (input) => {
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

/**
 * Sizes of buttons: one font size, and less padding for buttons without a background or with little
 * height.
 */
const buttonVars: NonNullable<Parameters<typeof Button.extend>[0]['vars']> = (
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

const sans = 'var(--font-text)';
const display = 'var(--font-display)';

export const theme = createTheme({
  colors: {
    brand: ramp('p'),
    gray,
    dark,
    success: ramp('success'),
    warning: ramp('warning'),
    danger: ramp('danger'),
    info: ramp('info'),
  },
  primaryColor: 'brand',
  variantColorResolver,
  white: 'var(--surface)',
  black: 'var(--text)',

  fontFamily: sans,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  // No text is smaller than 14 px. `sm` is the interface size; most components use it by default.
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontFamily: display,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.2' },
      h2: { fontSize: '1.125rem', lineHeight: '1.3', fontWeight: '650' },
      h3: { fontSize: '1rem', lineHeight: '1.4', fontWeight: '650' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.45', fontWeight: '650' },
      h5: { fontSize: '0.9375rem', lineHeight: '1.45', fontWeight: '650' },
      h6: { fontSize: '0.875rem', lineHeight: '1.45', fontWeight: '650' },
    },
  },

  // 4 8 12 16 24 32 48 64 96
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  // In em, like Mantine's own breakpoints: 0 / 600 / 900 / 1200 / 1440
  breakpoints: { xs: '0em', sm: '37.5em', md: '56.25em', lg: '75em', xl: '90em' },
  // Hairlines, not shadows. Only floating elements have a shadow.
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-popover)',
    lg: 'var(--shadow-drawer)',
    xl: 'var(--shadow-drawer)',
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  activeClassName: '', // no 1 px jump on press

  components: {
    Button: Button.extend({ defaultProps: { size: 'sm', variant: 'default' }, vars: buttonVars }),
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    CloseButton: { defaultProps: { size: 36, iconSize: 18 } },
    // Never give Paper `withBorder` here: Drawer, Modal and ActionBar are built on Paper and would
    // inherit it.
    Paper: { defaultProps: { radius: 'md' } },
    // Menus are built on Popover. It opens inside the page's landmark; otherwise its content would
    // belong to no landmark.
    Popover: {
      defaultProps: {
        radius: 'md',
        shadow: 'md',
        offset: 6,
        transitionProps: { duration: 120 },
        portalProps: { target: '#main' },
      },
    },
    // The theme button steps aside for a list that is in the page, as every open one is.
    Combobox: { defaultProps: { keepMounted: false } },
    Tooltip: { defaultProps: { portalProps: { target: '#main' } } },
    // A menu may not contain an empty element, so the first item gets the focus instead of a
    // placeholder.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Drawer: { defaultProps: { shadow: 'lg', radius: 0, transitionProps: { duration: 200 } } },
    Modal: {
      defaultProps: {
        shadow: 'lg',
        radius: 'md',
        padding: 'lg',
        transitionProps: { duration: 120 },
      },
    },
    PaginationRoot: { defaultProps: { size: 36 } },
    Pagination: {
      vars: () => ({
        root: {
          '--pagination-control-fz': '0.9375rem',
          '--pagination-active-bg': 'var(--tint)',
          '--pagination-active-color': 'var(--on-tint)',
        },
      }),
    },
    // Only the frame has the colour of the message; its text has the usual text colour. Mantine's own
    // rule for dark pages uses `white`, which is the colour of surfaces here.
    Alert: {
      defaultProps: { variant: 'outline' },
      styles: { message: { color: 'var(--text)' } },
    },
    // The page's text size, unless a size is given.
    Text: { defaultProps: { size: 'sm' } },
  },
});

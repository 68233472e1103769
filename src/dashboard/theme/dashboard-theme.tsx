import './mantine-styles.ts';
import '../styles/mantine-parts.css';
import {
  type CSSVariablesResolver,
  DirectionProvider,
  MantineProvider,
  useDirection,
} from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useSettings } from '../kit/page/settings.ts';
import { nonce } from '../kit/strict-policy.ts';
import { theme } from './theme.ts';

const getNonce = () => nonce;

/** Changes the direction without mounting the page again, which would discard typed text. */
function FollowDirection() {
  const { direction } = useSettings();
  const { dir, setDirection } = useDirection();
  useEffect(() => {
    if (dir !== direction) setDirection(direction);
  }, [dir, direction, setDirection]);
  return null;
}

/** The component library in the party's colours. The sign-in page does not load it. */
export function DashboardTheme({ children }: { children: ReactNode }) {
  const { paletteMode, direction } = useSettings();
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <FollowDirection />
      <MantineProvider
        theme={theme}
        cssVariablesResolver={rolesResolver}
        forceColorScheme={paletteMode}
        getStyleNonce={getNonce}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

/** The same for light and dark, because tokens.css already contains this distinction. */
const rolesResolver: CSSVariablesResolver = () => {
  const roles: Record<string, string> = {
    '--mantine-primary-color-contrast': 'var(--on-primary)',
    '--mantine-color-bright': 'var(--text)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-body': 'var(--surface)', // panels, popovers; the page background is --bg (styles/base.css)
    '--mantine-color-error': 'var(--danger-text)',
    '--mantine-color-success': 'var(--success-text)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--control)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line)',
  };
  for (const [name, fill, hover, ink, tint, onTint] of [
    ['brand', '--primary', '--primary-hover', '--link', '--tint', '--on-tint'],
    [
      'danger',
      '--danger-fill',
      '--danger-fill-hover',
      '--danger-text',
      '--danger-tint',
      '--danger-text',
    ],
    [
      'warning',
      '--warning-text',
      '--warning-text',
      '--warning-text',
      '--warning-tint',
      '--warning-text',
    ],
    [
      'success',
      '--success-text',
      '--success-text',
      '--success-text',
      '--success-tint',
      '--success-text',
    ],
    ['info', '--info-text', '--info-text', '--info-text', '--info-tint', '--info-text'],
    ['gray', '--control', '--muted', '--muted', '--sunken', '--text'],
    ['dark', '--control', '--muted', '--muted', '--sunken', '--text'],
  ] as const) {
    const v = (k: string) => `--mantine-color-${name}-${k}`;
    roles[v('filled')] = `var(${fill})`;
    roles[v('filled-hover')] = `var(${hover})`;
    roles[v('text')] = `var(${ink})`;
    roles[v('light')] = `var(${tint})`;
    roles[v('light-hover')] = `var(${tint})`;
    roles[v('light-color')] = `var(${onTint})`;
    roles[v('outline')] = `var(${ink})`;
    roles[v('outline-hover')] = 'var(--hover)'; // Mantine would emit color-mix() here
  }
  roles['--mantine-color-danger-6'] = 'var(--danger-text)'; // text colour of menu items
  return { variables: {}, light: roles, dark: roles };
};

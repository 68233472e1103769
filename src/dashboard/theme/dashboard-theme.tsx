import './mantine-styles.ts';
import '../styles/mantine-parts.css';
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useSettings } from '../kit/page/settings.ts';
import { nonce } from '../kit/strict-policy.ts';
import { rolesResolver } from './roles.ts';
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

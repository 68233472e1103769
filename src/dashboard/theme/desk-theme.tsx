import '../styles/mantine.css';
import '../styles/mantine-parts.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSettings } from '../frame/settings.ts';
import { nonce } from '../strict-policy.ts';
import { rolesResolver } from './roles.ts';
import { theme } from './theme.ts';

const getNonce = () => nonce;

/** The component library in the party's colours. Sign-in does without it and stays light. */
export function DeskTheme({ children }: { children: ReactNode }) {
  const { paletteMode, direction } = useSettings();
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={rolesResolver}
        forceColorScheme={paletteMode}
        getStyleNonce={getNonce}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

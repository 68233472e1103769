import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { useSettings } from './frame/settings.ts';
import { Toaster } from './parts/toaster.tsx';
import { queryClient } from './query-client.ts';
import { router } from './routes.tsx';
import { nonce } from './strict-policy.ts';
import { rolesResolver } from './theme/roles.ts';
import { theme } from './theme/theme.ts';

const getNonce = () => nonce;

export function Application() {
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
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

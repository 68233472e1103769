import { AppShell, Box, Drawer, Group } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ConfirmPassword } from '../../features/identity/auth/dashboard/confirm-password.tsx';
import { FEATURES } from '../features.ts';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useText } from '../kit/language/language.ts';
import { Brand } from '../kit/page/brand.tsx';
import { FloatingTools } from '../kit/page/floating-tools.tsx';
import { useSettings } from '../kit/page/settings.ts';
import { LeaveDialog } from '../kit/page/unsaved-work.tsx';
import { queryClient } from '../kit/query-client.ts';
import { DashboardTheme } from '../theme/dashboard-theme.tsx';
import { FeaturesContext } from './features-context.ts';
import css from './frame.module.css';
import { RequireSession } from './guard.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useMenusByArrow } from './use-menus-by-arrow.ts';

/** Heights in px of the top bar, and of the navigation below it in the horizontal layout. */
const BAR = 56;
const ACROSS = 42;

/** Side bar, top bar and the page; everything in it needs a signed-in user. */
export function Frame() {
  return (
    <DashboardTheme>
      <RequireSession>
        <QueryClientProvider client={queryClient}>
          <FeaturesContext value={FEATURES}>
            <FrameBody />
          </FeaturesContext>
        </QueryClientProvider>
      </RequireSession>
    </DashboardTheme>
  );
}

function FrameBody() {
  const { t } = useText();
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of page closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);
  useMenusByArrow();
  const isAcross = useSettings().layout === 'horizontal';
  const label = t('dashboard:nav.label');
  return (
    <AppShell
      layout="alt"
      header={{ height: isAcross ? { base: BAR, lg: BAR + ACROSS } : BAR }}
      navbar={{ width: 280, breakpoint: 'lg', collapsed: { mobile: true, desktop: isAcross } }}
      transitionDuration={0}
    >
      <a className={css.skip} href="#main">
        {t('dashboard:frame.skip')}
      </a>
      {isAcross ? null : (
        <AppShell.Navbar className={css.ground} visibleFrom="lg" aria-label={label}>
          <Box px={20}>
            <Brand desk />
          </Box>
          <Navigation />
        </AppShell.Navbar>
      )}
      <AppShell.Header className={css.header} withBorder={!isAcross}>
        <TopBar height={BAR} withBrand={isAcross} onMenu={() => setMenuOpen(true)} />
        {isAcross ? (
          <Box
            component="nav"
            className={`${css.ground} ${css.across}`}
            visibleFrom="lg"
            aria-label={label}
          >
            <Navigation across />
          </Box>
        ) : null}
      </AppShell.Header>
      <AppShell.Main id="main" tabIndex={-1}>
        <Outlet />
        <LeaveDialog />
      </AppShell.Main>
      <Drawer.Root
        opened={menuOpen}
        onClose={() => setMenuOpen(false)}
        size={300}
        classNames={{ content: `${css.ground} ${css.drawer}` }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={label}>
          <Group justify="space-between" h={BAR} ps="sm" pe="xs">
            <Brand />
            <Drawer.CloseButton c="inherit" aria-label={t('dashboard:frame.closeMenu')} />
          </Group>
          <nav aria-label={label}>
            <Navigation inDrawer />
          </nav>
        </Drawer.Content>
      </Drawer.Root>
      <FloatingTools />
      <ConfirmPassword />
      <KeysHelp />
      <ScrollRestoration />
    </AppShell>
  );
}

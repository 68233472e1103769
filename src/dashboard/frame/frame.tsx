import '../styles/frame.css';
import { Drawer } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ConfirmPassword } from '../../features/identity/auth/dashboard/confirm-password.tsx';
import { FEATURES } from '../features.ts';
import { useText } from '../kit/language/language.ts';
import { FloatingTools } from '../kit/page/floating-tools.tsx';
import { queryClient } from '../kit/query-client.ts';
import { DashboardTheme } from '../theme/dashboard-theme.tsx';
import { FeaturesContext } from './features-context.ts';
import { RequireSession } from './guard.tsx';
import { Brand, Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useMenusByArrow } from './use-menus-by-arrow.ts';

/** Side bar, top bar and the page; everything in it needs a signed-in person. */
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
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {t('dashboard:frame.skip')}
      </a>
      <aside className="sidebar">
        <div className="sidebar-in">
          <Brand />
          <Navigation />
        </div>
      </aside>
      <TopBar onMenu={() => setMenuOpen(true)} />
      <div className="navbar">
        <Navigation />
      </div>
      <main id="main" tabIndex={-1} className="main">
        <Outlet />
      </main>
      <Drawer.Root opened={menuOpen} onClose={() => setMenuOpen(false)} size={300}>
        <Drawer.Overlay />
        <Drawer.Content className="nav-drawer" aria-label={t('dashboard:nav.label')}>
          <div className="nav-drawer-head">
            <Brand />
            <Drawer.CloseButton aria-label={t('dashboard:frame.closeMenu')} />
          </div>
          <Navigation inDrawer />
        </Drawer.Content>
      </Drawer.Root>
      <FloatingTools />
      <ConfirmPassword />
      <ScrollRestoration />
    </div>
  );
}

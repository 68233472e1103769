import '../styles/mantine-frame.css';
import '../styles/frame.css';
import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useText } from '../language/language.ts';
import { RequireSession } from '../session/guard.tsx';
import { Brand, Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

/** Side bar, top bar and the page; everything in it needs a signed-in person. */
export function Frame() {
  return (
    <RequireSession>
      <FrameBody />
    </RequireSession>
  );
}

function FrameBody() {
  const { t } = useText();
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of page closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);
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
      <Drawer
        opened={menuOpen}
        onClose={() => setMenuOpen(false)}
        size={300}
        title={<Brand />}
        classNames={{ content: 'nav-drawer', header: 'nav-drawer-head', body: 'nav-drawer-body' }}
        closeButtonProps={{ 'aria-label': t('dashboard:frame.closeMenu') }}
      >
        <Navigation inDrawer />
      </Drawer>
      <ScrollRestoration />
    </div>
  );
}

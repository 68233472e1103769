import { AppShell, Box, Drawer, Group } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import {
  ConfirmPassword,
  SessionEnded,
} from '../../features/identity/sign-in/dashboard/over-work.tsx';
import { NextStep } from '../../features/installation/dashboard/shared.tsx';
import { FEATURES } from '../features.ts';
import { isShortcut, showKeysHelp, useKeysHelp } from '../kit/keys/keys.ts';
import { useText } from '../kit/language/language.ts';
import { Brand } from '../kit/page/brand.tsx';
import { FloatingTools } from '../kit/page/floating-tools.tsx';
import { useSettings } from '../kit/page/settings.ts';
import { LeaveDialog, useHasUnsavedWork } from '../kit/page/unsaved-work.tsx';
import { queryClient } from '../kit/query-client.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH, signInPath } from '../kit/session/return-to.ts';
import { session, useSession } from '../kit/session/session.ts';
import { SessionUserContext } from '../kit/session/session-user.ts';
import { DashboardTheme } from '../theme/dashboard-theme.tsx';
import { FeaturesContext } from './features-context.ts';
import css from './frame.module.css';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

forgetAnswersOfOthers();

const KeysDialog = lazy(() => import('../keys/keys-dialog.tsx'));

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
        <AppShell.Navbar
          className={css.ground}
          data-ground="nav"
          visibleFrom="lg"
          aria-label={label}
        >
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
        <NextStep />
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
        <Drawer.Content aria-label={label} data-ground="nav">
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

function openByArrow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  const button = (event.target as Element).closest<HTMLElement>(
    '[aria-haspopup="menu"][aria-expanded="false"]',
  );
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Opens a button's menu with the arrow key that points to it; the component library does not. */
function useMenusByArrow(): void {
  useEffect(() => {
    document.addEventListener('keydown', openByArrow);
    return () => document.removeEventListener('keydown', openByArrow);
  }, []);
}

/** The list of keyboard shortcuts, which `?` opens on every page. */
function KeysHelp() {
  const isOpen = useKeysHelp();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isShortcut(event)) return;
      event.preventDefault();
      showKeysHelp(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen ? (
    <Suspense>
      <KeysDialog onClose={() => showKeysHelp(false)} />
    </Suspense>
  ) : null;
}

/**
 * Shows its children to signed-in users and redirects other visitors to the sign-in page. A user
 * who must set up two-step sign-in first can only open the account page. If the session ends on a
 * page with unsaved work, the page stays and the sign-in form opens in a dialog over it; if another
 * user signs in, the page is mounted anew.
 */
function RequireSession({ children }: { children: ReactNode }) {
  const { isAuthenticated, user, ending } = useSession();
  const location = useLocation();
  const holdsWork = useHasUnsavedWork();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);

  if (!isAuthenticated && !(holdsWork && known && ending !== 'signedOut')) {
    const here = location.pathname + location.search + location.hash;
    return <Navigate replace to={ending === 'signedOut' ? SIGN_IN_PATH : signInPath(here)} />;
  }
  if (user?.mustSetUpTwoStep && !holdsWork && location.pathname !== ACCOUNT_PATH) {
    return <Navigate replace to={ACCOUNT_PATH} state={{ notice: 'twoStepRequired' }} />;
  }
  const owner = user ?? known;
  return (
    <SessionUserContext value={owner}>
      <Fragment key={owner?.id}>{children}</Fragment>
      {isAuthenticated ? null : <SessionEnded />}
    </SessionUserContext>
  );
}

/**
 * Replies that were fetched for one user are not shown to the next user who signs in in the same
 * tab.
 */
function forgetAnswersOfOthers(): void {
  let owner = session.getState().user?.id;
  session.subscribe(() => {
    const next = session.getState().user?.id;
    if (!next) return;
    if (owner && next !== owner) queryClient.clear();
    owner = next;
  });
}

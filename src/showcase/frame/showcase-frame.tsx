import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import frame from '../../dashboard/frame/frame.module.css';
import { useText } from '../../dashboard/kit/language/language.ts';
import { SiteBrand } from '../../dashboard/kit/page/brand.tsx';
import { focusMain } from '../../dashboard/kit/page/focus-main.ts';
import { LanguageSwitch } from '../../dashboard/kit/page/language-switch.tsx';
import type { ShowcasePage } from '../pages.ts';
import { SettingsBar } from './settings-bar.tsx';
import css from './showcase-frame.module.css';
import { SideNavigation } from './side-navigation.tsx';

interface ShowcaseFrameProps {
  current: ShowcasePage | undefined;
  children: ReactNode;
}

/** The navigation at the side, the bar with the settings, and the page. */
export function ShowcaseFrame({ current, children }: ShowcaseFrameProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  // Screen readers announce a page that the browser loads, but not one that is rendered in its place.
  useEffect(() => {
    if (before.current !== pathname) focusMain();
    before.current = pathname;
  }, [pathname]);
  return (
    <div className={css.frame}>
      <a className={frame.skip} href="#main">
        {t('dashboard:frame.skip')}
      </a>
      <header className={`${frame.ground} ${css.side}`}>
        <div className={css.brand}>
          <SiteBrand />
          <p>{t('showcase:name')}</p>
        </div>
        <nav aria-label={t('showcase:name')}>
          <SideNavigation current={current} />
        </nav>
        <div className={css.languages}>
          <LanguageSwitch />
        </div>
      </header>
      <div className={css.content}>
        <SettingsBar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <ScrollRestoration />
    </div>
  );
}

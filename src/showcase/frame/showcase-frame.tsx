import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import frame from '../../dashboard/frame/frame.module.css';
import { useText } from '../../dashboard/kit/language/language.ts';
import { SiteBrand } from '../../dashboard/kit/page/brand.tsx';
import { FloatingTools } from '../../dashboard/kit/page/floating-tools.tsx';
import { focusMain } from '../../dashboard/kit/page/focus-main.ts';
import { LanguageSwitch } from '../../dashboard/kit/page/language-switch.tsx';
import type { ShowcasePage } from '../pages.ts';
import css from './showcase-frame.module.css';
import { useShownSettings } from './shown-settings.ts';
import { SideNavigation } from './side-navigation.tsx';

interface ShowcaseFrameProps {
  current: ShowcasePage | undefined;
  children: ReactNode;
}

/** The navigation at the side, and the page with the theme button and the settings drawer. */
export function ShowcaseFrame({ current, children }: ShowcaseFrameProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useShownSettings();
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
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <FloatingTools withSettings />
      <ScrollRestoration />
    </div>
  );
}

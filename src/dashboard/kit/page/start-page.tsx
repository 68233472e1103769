import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { Mark } from '../../../ui/mark.tsx';
import { useText } from '../language/language.ts';
import { FloatingTools } from './floating-tools.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageTitle } from './page-title.tsx';
import { party } from './party.ts';

interface StartPageProps {
  title: string;
  /** News that stands under the heading and is read out with it. */
  notice?: string | null;
  tone?: 'plain' | 'success';
  /** Takes the focus although the page was not come to by a link: what is shown has changed. */
  takesFocus?: boolean;
  /** What stands at the foot, before the way to the site. */
  foot?: string;
  children: ReactNode;
}

/** One narrow column under the party's name: sign-in and the pages around it. */
export function StartPage({ title, notice, tone = 'plain', foot, ...more }: StartPageProps) {
  const { t } = useText();
  const noticeId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Readers notice a page that the browser fetched, but not one that is drawn in its place.
  const isDrawnInPlace = useNavigationType() !== 'POP' || more.takesFocus;
  useEffect(() => {
    if (isDrawnInPlace) heading.current?.focus();
  }, [isDrawnInPlace]);
  return (
    <div className="signin">
      <PageTitle>{title}</PageTitle>
      <header className="signin-top">
        <a className="brand" href="/">
          <Mark />
          <strong>{party.name}</strong>
        </a>
        <LanguageSwitch />
      </header>
      <main className="signin-main">
        <div className="signin-form">
          <h1
            className="open-corner"
            tabIndex={-1}
            ref={heading}
            aria-describedby={notice ? noticeId : undefined}
          >
            {title}
          </h1>
          {notice ? (
            <p className="notice-line" data-tone={tone} id={noticeId} role="status">
              {notice}
            </p>
          ) : null}
          {more.children}
        </div>
      </main>
      <footer className="signin-foot">
        <span>{foot}</span>
        <a href="/">{t('auth:signIn.toSite')}</a>
      </footer>
      <FloatingTools withSettings />
    </div>
  );
}

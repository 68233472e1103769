import { type FormEventHandler, Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useText } from '../language/language.ts';
import { SiteBrand } from './brand.tsx';
import { FloatingTools } from './floating-tools.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageTitle } from './page-title.tsx';
import css from './start-page.module.css';

interface StartPageProps {
  title: string;
  /** A message below the heading, which screen readers read together with it. */
  notice?: string | null;
  tone?: 'plain' | 'success';
  /** Takes the focus although the user did not follow a link: the content has changed. */
  takesFocus?: boolean;
  /** Shown in the footer, before the link to the site. */
  foot?: string;
  children: ReactNode;
}

/** One narrow column below the party's name: sign-in and related pages. */
export function StartPage({ title, notice, tone = 'plain', foot, ...more }: StartPageProps) {
  const { t } = useText();
  const noticeId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers announce a page that the browser loads, but not one that is rendered in its
  // place.
  const isDrawnInPlace = useNavigationType() !== 'POP' || more.takesFocus;
  useEffect(() => {
    if (isDrawnInPlace) heading.current?.focus();
  }, [isDrawnInPlace]);
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <header className={css.bar}>
        <SiteBrand />
        <LanguageSwitch />
      </header>
      <main className={css.main}>
        <div className={css.column}>
          <h1
            className="open-corner"
            tabIndex={-1}
            ref={heading}
            aria-describedby={notice ? noticeId : undefined}
          >
            {title}
          </h1>
          {notice ? (
            <p className={css.notice} data-tone={tone} id={noticeId} role="status">
              {notice}
            </p>
          ) : null}
          {more.children}
        </div>
      </main>
      <footer className={css.bar}>
        <span>{foot}</span>
        <a href="/">{t('auth:signIn.toSite')}</a>
      </footer>
      <FloatingTools onStartPage />
    </div>
  );
}

interface StartFormProps {
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** The form of a sign-in page, or of a sign-in dialog. */
export function StartForm({ onSubmit, children }: StartFormProps) {
  return (
    <form className={css.fields} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** Links and buttons below the form, for users who cannot continue with it. */
export function StartLinks({ children }: { children: ReactNode }) {
  return <div className={css.ways}>{children}</div>;
}

interface WhoseAccountProps {
  /** The name of each fact, and its lines. */
  facts: readonly (readonly [name: string, ...lines: string[]])[];
}

/** The account that a link was sent for. */
export function WhoseAccount({ facts }: WhoseAccountProps) {
  return (
    <dl className={css.whose}>
      {facts.map(([name, first, ...more]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{first}</strong>
          </dd>
          {more.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}

import { type Issuer, OWN_ISSUER } from '../../platform/issuer.ts';
import { More } from '../../ui/section.tsx';
import type { Page, PageScope } from '../page.ts';
import { letterLink } from '../parts/contact-links.ts';
import { ErrorArt } from './error-art.tsx';

export type ErrorStatus = 400 | 401 | 404 | 500;

/** Where a page of failure leads first, and its word; the home page where none is named. */
const SIGN_IN: Partial<Record<ErrorStatus, { path: string; word: string }>> = {
  400: { path: '/api/auth/oidc/start', word: 'site:error.signInThere' },
  401: { path: '/auth/login', word: 'site:error.signIn' },
};

/** A letter to the party that says what went wrong. */
function reportAddress({ t, party }: PageScope, status: ErrorStatus): string {
  const subject = t('site:error.reportSubject', { status });
  return letterLink(party.email, subject);
}

/** The page of a failure; the answer carries the same status. 400 is a sign-in page of the wrong issuer. */
export function errorPage(
  scope: PageScope,
  status: ErrorStatus,
  issuer: Issuer = OWN_ISSUER,
): Page {
  const { t, href, party } = scope;
  const title = t(`site:error.title${status}`, { issuer: issuer.kind });
  const signIn = SIGN_IN[status];
  const text = t(`site:error.text${status}`);
  return {
    status,
    head: {
      title: `${status}: ${title}`,
      description: text,
      canonical: `/${status}`,
      noindex: true,
    },
    tags: [],
    main: (
      <div className="wrap nf">
        <div className="big corner">
          <p className="numeral" aria-hidden="true">
            {status}
          </p>
          <h1>
            <span className="vh">{`${status}: `}</span>
            {title}
          </h1>
          <p className="l">{text}</p>
          <p className="hero-acts">
            <a className="btn" href={signIn?.path ?? href('/')}>
              {t(signIn?.word ?? 'site:error.home')}
            </a>
            {signIn && (
              <a className="btn line" href={href('/')}>
                {t('site:error.home')}
              </a>
            )}
            {!signIn && (
              <a className="btn line" href={href('/tum-icerikler')}>
                {t('site:error.all')}
              </a>
            )}
          </p>
          {party.email && (
            <p className="nf-links">
              <More href={reportAddress(scope, status)}>{t('site:error.report')}</More>
            </p>
          )}
        </div>
        <ErrorArt />
      </div>
    ),
  };
}

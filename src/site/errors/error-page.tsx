import { More } from '../../ui/section.tsx';
import type { Page, PageScope } from '../page.ts';
import { letterLink } from '../parts/contact-links.ts';
import { ErrorArt } from './error-art.tsx';

export type ErrorStatus = 401 | 404 | 500;

/** A letter to the party that says what went wrong. */
function reportAddress({ t, party }: PageScope, status: ErrorStatus): string {
  const subject = t('site:error.reportSubject', { status });
  return letterLink(party.email, subject);
}

/** The page of a failure; the answer carries the same status. */
export function errorPage(scope: PageScope, status: ErrorStatus): Page {
  const { t, href, party } = scope;
  const title = t(`site:error.title${status}`);
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
            <a className="btn" href={status === 401 ? '/auth/login' : href('/')}>
              {t(status === 401 ? 'site:error.signIn' : 'site:error.home')}
            </a>
            {status === 401 && (
              <a className="btn line" href={href('/')}>
                {t('site:error.home')}
              </a>
            )}
            {status !== 401 && (
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

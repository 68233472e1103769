import { More } from '../../ui/section.tsx';
import type { PageScope } from '../kit/page.ts';
import { mailtoLink } from '../kit/parts/contact-links.ts';
import { SearchInput } from '../kit/parts/search-input.tsx';
import styles from './error-page.module.css';
import type { ErrorStatus } from './error-page.tsx';

interface ActionProps {
  scope: PageScope;
  status: ErrorStatus;
}

/** The first button of these error pages; all others have a button to the home page. */
const SIGN_IN: Partial<Record<ErrorStatus, { path: string; word: string }>> = {
  400: { path: '/api/auth/oidc/start', word: 'site:error.signInThere' },
  401: { path: '/auth/login', word: 'site:error.signIn' },
};

/** Further links; the last one opens an e-mail to the party about the error. */
function Links({ scope: { t, href, party }, status }: ActionProps) {
  const subject = t('site:error.reportSubject', { status });
  return (
    <div className={styles.links}>
      {status === 404 && (
        <>
          <More href={href('/')}>{t('site:error.home')}</More>
          <More href={href('/tum-icerikler')}>{t('site:error.all')}</More>
        </>
      )}
      {party.email && <More href={mailtoLink(party.email, subject)}>{t('site:error.report')}</More>}
    </div>
  );
}

/** On the 404 page the visitor can search for the page. */
const Search = ({ scope: { t, href } }: ActionProps) => (
  <form className={styles.seek} method="get" action={href('/tum-icerikler')}>
    <SearchInput t={t} />
    <button className="btn" type="submit">
      {t('search:submit')}
    </button>
  </form>
);

function Buttons({ scope: { t, href }, status }: ActionProps) {
  const signIn = SIGN_IN[status];
  return (
    <p className="hero-acts">
      <a className="btn" href={signIn?.path ?? href('/')}>
        {t(signIn?.word ?? 'site:error.home')}
      </a>
      <a className="btn line" href={href(signIn ? '/' : '/tum-icerikler')}>
        {t(signIn ? 'site:error.home' : 'site:error.all')}
      </a>
    </p>
  );
}

export const ErrorActions = (props: ActionProps) => (
  <>
    {props.status === 404 ? <Search {...props} /> : <Buttons {...props} />}
    <Links {...props} />
  </>
);

import { type Issuer, OWN_ISSUER } from '../../platform/issuer.ts';
import { More } from '../../ui/section.tsx';
import type { Page, PageScope } from '../kit/page.ts';
import type { PageRequest } from '../kit/page-route.server.ts';
import { mailtoLink } from '../kit/parts/contact-links.ts';
import { SearchInput } from '../kit/parts/search-input.tsx';
import styles from './error-page.module.css';

interface ActionProps {
  scope: PageScope;
  status: ErrorStatus;
}

/** The first button of these error pages; all others have a button to the home page. */
const CONTENTS = '/tum-icerikler';

const SIGN_IN: Partial<Record<ErrorStatus, { path: string; word: string }>> = {
  400: { path: '/api/auth/oidc/start', word: 'site:error.signInThere' },
  401: { path: '/auth/login', word: 'site:error.signIn' },
};

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 413 | 414 | 415 | 500;

/** Error pages that can also be opened at an address of their own. */
const WITH_ADDRESS: ErrorStatus[] = [400, 401, 404, 500];

/** The address at which an error page can be opened; the home page if it has none. */
export const addressOfError = (status: ErrorStatus): string =>
  WITH_ADDRESS.includes(status) ? `/${status}` : '/';

/** The specification requires this exact text; the English heading is the same sentence. */
const issuerSentence = ({ kind }: Issuer) => `400: Issuer mismatch, currently using ${kind}`;

/**
 * The page for an error, with its status. 400 is the sign-in page of an issuer that is not in use.
 */
export function errorPage(
  scope: PageScope,
  status: ErrorStatus,
  issuer: Issuer = OWN_ISSUER,
): Page {
  const { t } = scope;
  const title = t(`site:error.title${status}`, { issuer: issuer.kind });
  const text = t(`site:error.text${status}`);
  return {
    status,
    head: {
      title: `${status}: ${title}`,
      description: text,
      canonical: scope.path,
      noindex: true,
    },
    tags: [],
    main: (
      <div className={`wrap ${styles.nf}`}>
        <div className={`${styles.big} corner`}>
          <ErrorHeading status={status} title={title} />
          {status === 400 && scope.locale !== 'en' ? (
            <p lang="en">{issuerSentence(issuer)}</p>
          ) : null}
          <p className={styles.lead}>{text}</p>
          <ErrorActions scope={scope} status={status} />
        </div>
        <ErrorArt />
      </div>
    ),
  };
}

/** An empty road to the horizon. Inline, so that it has the colours of the visitor's theme. */
function ErrorArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 0h1200v800h-1200z" fill="var(--p-700)" />
      <path d="M416.1 430A210 210 0 0 1 836.1 430Z" fill="var(--warning-200)" />
      <path
        d="M0 430L0 330L150 240L260 320L350 280L500 430ZM720 430L860 300L950 350L1090 220L1200 320L1200 430Z"
        fill="var(--p-400)"
      />
      <path d="M0 430h1200v370h-1200z" fill="var(--p-800)" />
      <path d="M612.1 430L640.1 430L1056.1 800L196.1 800Z" fill="var(--p-950)" />
      <path
        d="M624 430.9L628.1 430.9L628.3 435.4L623.9 435.4ZM623.4 446.1L628.7 446.1L629.3 459.5L622.9 459.5ZM622 481.7L630.2 481.7L631.1 504.7L621.1 504.7ZM619.7 538.8L632.5 538.8L633.8 571.8L618.3 571.8ZM616.4 618.3L635.7 618.3L637.5 661.6L614.7 661.6ZM612.3 720.8L639.9 720.8L642 774.6L610.1 774.6ZM614.1 430L612.1 430L214.1 800L246.1 800ZM638.1 430L640.1 430L1038.1 800L1006.1 800Z"
        fill="var(--warning-200)"
      />
      <path
        d="M14.9 278.1h18.4v437.5h-18.4zM-32 309.6h110.2v12.2h-110.2zM306.1 332.5h9v237.5h-9zM283.1 349.6h54v6h-54zM451.7 372.2h4.3v125h-4.3zM440.6 381.2h25.9v3h-25.9zM524.5 395.8h4v65h-4zM519.4 400.5h11.9v3h-11.9zM1176.1 650C1116.1 584 1140.1 434 1176.1 350C1212.1 434 1236.1 584 1176.1 650ZM951.1 560C917.1 522.6 930.7 437.6 951.1 390C971.5 437.6 985.1 522.6 951.1 560ZM826.1 510C806.1 488 814.1 438 826.1 410C838.1 438 846.1 488 826.1 510Z"
        fill="var(--p-950)"
      />
      <path
        d="M60 500h140v9h-140zM40 560h90v9h-90zM980 700h180v9h-180zM1040 760h160v9h-160zM120 700h120v9h-120z"
        fill="var(--p-400)"
      />
      <path
        d="M470 130a21.6 21.6 0 0 1 30.6 9a21.6 21.6 0 0 1 30.6 -9"
        fill="none"
        stroke="var(--p-950)"
        strokeWidth="6.3"
        strokeLinecap="round"
      />
      <path
        d="M590 92a14.4 14.4 0 0 1 20.4 6a14.4 14.4 0 0 1 20.4 -6"
        fill="none"
        stroke="var(--p-950)"
        strokeWidth="4.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Further links; the last one opens an e-mail to the party about the error. */
function Links({ scope: { t, href, isFilled, party }, status }: ActionProps) {
  const subject = t('site:error.reportSubject', { status });
  return (
    <div className={styles.links}>
      {status === 404 && (
        <>
          <More href={href('/')}>{t('site:error.home')}</More>
          {isFilled(CONTENTS) && <More href={href(CONTENTS)}>{t('site:error.all')}</More>}
        </>
      )}
      {party.email && <More href={mailtoLink(party.email, subject)}>{t('site:error.report')}</More>}
    </div>
  );
}

/** On the 404 page the visitor can search for the page. */
const Search = ({ scope: { t, href } }: ActionProps) => (
  <form className={styles.seek} method="get" action={href(CONTENTS)}>
    <SearchInput t={t} />
    <button className="btn" type="submit">
      {t('search:submit')}
    </button>
  </form>
);

function Buttons({ scope: { t, href, isFilled }, status }: ActionProps) {
  const signIn = SIGN_IN[status];
  return (
    <p className="hero-acts">
      <a className="btn" href={signIn?.path ?? href('/')}>
        {t(signIn?.word ?? 'site:error.home')}
      </a>
      {(signIn || isFilled(CONTENTS)) && (
        <a className="btn line" href={href(signIn ? '/' : CONTENTS)}>
          {t(signIn ? 'site:error.home' : 'site:error.all')}
        </a>
      )}
    </p>
  );
}

const ErrorActions = (props: ActionProps) => (
  <>
    {props.status === 404 && props.scope.isFilled(CONTENTS) ? (
      <Search {...props} />
    ) : (
      <Buttons {...props} />
    )}
    <Links {...props} />
  </>
);

/** An error page at its own address; it is the same page as after a real error. */
export const loadErrorPage =
  (status: ErrorStatus) =>
  async ({ scope }: PageRequest): Promise<Page> =>
    errorPage(scope, status);

interface ErrorHeadingProps {
  status: number;
  title: string;
}

/**
 * The heading of an error page. The large status number is hidden from screen readers, because the
 * heading contains it too.
 */
export function ErrorHeading({ status, title }: ErrorHeadingProps) {
  return (
    <>
      <p className={styles.numeral} aria-hidden="true">
        {status}
      </p>
      <h1>
        <span className="vh">{`${status}: `}</span>
        {title}
      </h1>
    </>
  );
}

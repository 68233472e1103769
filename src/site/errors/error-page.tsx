import { type Issuer, OWN_ISSUER } from '../../platform/issuer.ts';
import type { Page, PageScope } from '../kit/page.ts';
import { ErrorActions } from './error-actions.tsx';
import { ErrorArt } from './error-art.tsx';
import { ErrorHeading } from './error-heading.tsx';
import styles from './error-page.module.css';

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

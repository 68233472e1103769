import type { TFunction } from 'i18next';
import type { PageScope } from '../../../site/kit/page.ts';
import type { Party } from '../../party/schema.ts';
import { CONSENT_PATH } from '../consent.ts';
import { containerOf } from '../tag-manager.ts';
import styles from './consent.module.css';

interface ConsentChangeProps {
  t: TFunction;
  href: (path: string) => string;
  party: Party;
}

/**
 * The footer's link to the question, only if a tag manager is configured. A script opens the
 * question on the page itself.
 */
export function ConsentChange({ t, href, party }: ConsentChangeProps) {
  if (!containerOf(party)) return null;
  return (
    <a className={styles.change} href={href(CONSENT_PATH)} data-consent="">
      {t('measurement:consent.change')}
    </a>
  );
}

/**
 * Asks once whether visits may be measured. It is in every page, hidden, and the same for every
 * visitor; a script shows it to visitors who have not chosen. Without scripts nothing is loaded.
 */
export function ConsentBanner({ scope: { t } }: { scope: PageScope }) {
  return (
    <section className={styles.banner} id="olcum" aria-labelledby="olcum-adi" tabIndex={-1} hidden>
      <h2 id="olcum-adi">{t('measurement:consent.title')}</h2>
      <p>{t('measurement:consent.text')}</p>
      <details>
        <summary>
          <span>{t('measurement:consent.more')}</span>
        </summary>
        <p>{t('measurement:consent.details')}</p>
      </details>
      <div className={styles.choice}>
        <button className="btn line sm" type="button" value="agreed">
          {t('measurement:consent.agree')}
        </button>
        <button className="btn line sm" type="button" value="refused">
          {t('measurement:consent.refuse')}
        </button>
      </div>
    </section>
  );
}

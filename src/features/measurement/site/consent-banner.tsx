import type { PageScope } from '../../../site/kit/page.ts';
import styles from './consent.module.css';

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

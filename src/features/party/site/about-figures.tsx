import { formatNumber } from '../../../platform/i18n/format.ts';
import type { PartyScope } from '../schema.ts';
import type { Figures } from '../views.ts';
import styles from './figures.module.css';

/** The numbers of the party; those that are 0 are not shown. */
export function AboutFigures({ scope, figures }: { scope: PartyScope; figures: Figures }) {
  const { t, locale } = scope;
  const counted = (['people', 'provinces', 'contents', 'documents'] as const).filter(
    (key) => figures[key] > 0,
  );
  if (counted.length === 0) return null;
  return (
    <section className="inset" aria-label={t('party:about.figures')}>
      <ul role="list" className={styles.figures}>
        {counted.map((key) => (
          <li key={key}>
            <b className="num">{formatNumber(locale, figures[key])}</b>{' '}
            {t(`party:about.${key}`, { count: figures[key] })}
          </li>
        ))}
      </ul>
    </section>
  );
}

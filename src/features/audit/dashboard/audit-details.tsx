import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { ERASED_AFTER_DAYS } from '../erasure.ts';
import type { AuditEntry } from '../schema.ts';
import { AuditChanges } from './audit-changes.tsx';
import css from './audit-details.module.css';
import { secondsOf } from './audit-moment.ts';

/** All that is known of an event: where it came from, and each value before and after. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { t, locale } = useText();
  const at = new Date(entry.at);
  const nothing = entry.erased ? t('audit:erased', { days: ERASED_AFTER_DAYS }) : '–';
  return (
    <div className={css.details}>
      <AuditChanges before={entry.before} after={entry.after} />
      <dl className={css.facts}>
        <div>
          <dt>{t('audit:when')}</dt>
          <dd>
            {fullMoment(locale, at)}
            {secondsOf(locale, at)}
          </dd>
        </div>
        <div>
          <dt>{t('audit:address')}</dt>
          <dd>
            <span className="num">{entry.address || nothing}</span>
          </dd>
        </div>
        <div>
          <dt>{t('audit:device')}</dt>
          <dd>{entry.device || nothing}</dd>
        </div>
        <div>
          <dt>{t('audit:number')}</dt>
          <dd>{formatNumber(locale, entry.seq)}</dd>
        </div>
      </dl>
    </div>
  );
}

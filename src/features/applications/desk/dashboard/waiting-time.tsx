import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { OVERDUE_AFTER_DAYS } from '../schema.ts';
import css from './marks.module.css';

/** How long an application waits; one that waits too long has a mark and is bold. */
export function WaitingTime({ days }: { days: number | null }) {
  const { t, locale } = useText();
  if (days === null) return '–';
  const number = formatNumber(locale, days);
  const text = days < 1 ? t('applications:today') : t('applications:days', { count: days, number });
  if (days <= OVERDUE_AFTER_DAYS) return text;
  return (
    <span className={css.late}>
      <span aria-hidden="true">▲</span> {text}
      <span className="sr-only"> {t('applications:overdue')}</span>
    </span>
  );
}

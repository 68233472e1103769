import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Status as ApplicationStatus } from '../../statuses.ts';
import { OVERDUE_AFTER_DAYS } from '../schema.ts';
import css from './marks.module.css';

/** A remark in a frame beside the name of the applicant; `title` explains it. */
export function Mark({ title, children }: { title: string; children: string }) {
  return (
    <span className={css.mark} title={title}>
      {children}
    </span>
  );
}

const looks = {
  application: { tone: 'info', shape: 'ring' },
  inReview: { tone: 'info', shape: 'half' },
  missingInformation: { tone: 'warning', shape: 'warning' },
  reddedildi: { tone: 'danger', shape: 'cross' },
  uyelikIslemleriTamamlandi: { tone: 'success', shape: 'check' },
  withdrawn: { tone: 'muted', shape: 'minus' },
} as const;

interface StatusMarkProps {
  status: ApplicationStatus;
  size?: 'medium' | 'large';
}

export function StatusMark({ status, size = 'medium' }: StatusMarkProps) {
  const { t } = useText();
  return (
    <Status {...looks[status]} size={size}>
      {t(`applications:status.${status}`)}
    </Status>
  );
}

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

/** A number of which only the last characters are known: `•••••••0146`. */
export function MaskedNumber({ children }: { children: string }) {
  const { t } = useText();
  const end = children.replaceAll('•', '');
  return (
    <span className={css.masked}>
      <span aria-hidden="true">{children.slice(0, children.length - end.length)}</span>
      <span className="sr-only">{t('applications:hiddenTo')} </span>
      {end}
    </span>
  );
}

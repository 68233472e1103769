import { Paper } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { formatBytes, formatDuration, formatNumber } from '../../../platform/i18n/format.ts';
import type { Health } from '../schema.ts';
import css from './health.module.css';

/** What needs attention, the most urgent first; or that nothing does. */
export function Concerns({ health }: { health: Health }) {
  const { t, locale } = useText();
  const { concerns, disk, database, backups, jobs, mail } = health;
  const values = {
    free: formatBytes(locale, disk.free),
    used: formatNumber(locale, database.connections),
    most: formatNumber(locale, database.mostConnections),
    for: formatDuration(locale, Math.round(jobs.oldestSeconds)),
    fault: asSentence(backups.fault),
    mailFault: mail.fault,
    count: jobs.failed,
    seconds: formatNumber(locale, Math.round(Math.abs(database.clockAhead))),
  };
  if (concerns.length === 0) {
    return (
      <Paper withBorder className={css.concerns} role="status">
        <h2>
          <Status tone="success" shape="check" size="large">
            {t('health:well')}
          </Status>
        </h2>
        <p>{t('health:wellText')}</p>
      </Paper>
    );
  }
  return (
    <Paper withBorder className={css.concerns} role="status" data-concerns="">
      <h2>
        <Status tone="warning" shape="warning" size="large">
          {t('health:concerns', { count: concerns.length })}
        </Status>
      </h2>
      <ul role="list">
        {concerns.map((concern) => (
          <li key={concern}>
            <strong>{t(`health:concern.${concern}.title`)}</strong>
            <span>
              {t(`health:concern.${concern}.text`, values)}{' '}
              {concern === 'jobsFailed' ? (
                <Link to="/dashboard/admin/jobs">{t('health:concern.jobsFailed.link')}</Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

/** Reasons come from the system, with or without a full stop. */
const asSentence = (text: string) => (text === '' || text.endsWith('.') ? text : `${text}.`);

import { Group, Paper } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { formatDate } from '../../../../../platform/i18n/format.ts';
import type { Application } from '../../schema.ts';
import css from './details.module.css';

/** What staff must know before they decide: the applicant's denial, and possible duplicates. */
export function Notices({ application }: { application: Application }) {
  const { t, locale } = useText();
  const { frozenAt, duplicates } = application;
  const day = (at: string) => formatDate(locale, new Date(at));
  return (
    <>
      {frozenAt ? (
        <Paper withBorder className={css.notice} role="note">
          <p>
            <b>{t('applicationPage:frozenTitle')}</b>{' '}
            {t('applicationPage:frozenText', { date: day(frozenAt) })}
          </p>
        </Paper>
      ) : null}
      {duplicates.map(({ id, code, status, createdAt }) => (
        <Paper withBorder key={id} className={css.notice} role="note">
          <Group justify="space-between" gap="4px 24px">
            <p>
              <b>{t('applications:duplicate')}.</b>{' '}
              {t('applicationPage:duplicateText', {
                date: day(createdAt),
                status: t(`applications:status.${status}`),
              })}
            </p>
            <Link to={`/dashboard/applications/${application.id}/compare/${id}`}>
              {t('applicationPage:compare', { code })}
            </Link>
          </Group>
        </Paper>
      ))}
    </>
  );
}

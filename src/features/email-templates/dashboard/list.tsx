import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeletons.tsx';
import { readInLanguage } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { type EmailSummary, emailTemplateRoutes } from '../contract.ts';
import css from './list.module.css';

export function EmailListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site)
    return <NoPermissionPage title={t('emailTemplates:title')} texts="emailTemplates:" />;
  return (
    <div className="page">
      <PageTitle>{t('emailTemplates:title')}</PageTitle>
      <EmailList />
    </div>
  );
}

function EmailList() {
  const { t } = useText();
  const query = useQuery(readInLanguage(emailTemplateRoutes.list));
  return (
    <>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('emailTemplates:title')} lead={t('emailTemplates:lead')} />
      {query.data ? (
        <ul role="list" className={css.emails}>
          {query.data.map((email) => (
            <EmailRow key={email.kind} email={email} />
          ))}
        </ul>
      ) : query.error ? (
        <EmptyState kind="failed" title={t('emailTemplates:failedTitle')} error={query.error}>
          <Button loading={query.isFetching} onClick={() => query.refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

/** A kind of e-mail, with a link to its texts in each language. */
function EmailRow({ email }: { email: EmailSummary }) {
  const { t } = useText();
  const { kind, name, edited } = email;
  return (
    <li className={css.email}>
      <Text fw={550}>{name}</Text>
      <ul
        role="list"
        className={css.languages}
        aria-label={t('emailTemplates:languagesOf', { name })}
      >
        {LOCALES.map((locale) => (
          <li key={locale}>
            <Link to={`/dashboard/admin/emails/${kind}/${locale}`}>
              <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
            </Link>
            {edited.some((one) => one.locale === locale) ? (
              <Text size="xs" c="dimmed">
                {t('emailTemplates:edited')}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  );
}

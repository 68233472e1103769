import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeletons.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { type LegalSummary, legalTextRoutes } from '../contract.ts';
import css from './legal-texts.module.css';

export function LegalListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('legalDesk:title')} texts="legalDesk:" />;
  return (
    <div className="page">
      <PageTitle>{t('legalDesk:title')}</PageTitle>
      <LegalList />
    </div>
  );
}

function LegalList() {
  const { t } = useText();
  const query = useQuery(read(legalTextRoutes.list));
  return (
    <>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('legalDesk:title')} lead={t('legalDesk:lead')} />
      {query.data ? (
        <ul role="list" className={css.rows}>
          {query.data.map((text) => (
            <LegalRow key={text.kind} text={text} />
          ))}
        </ul>
      ) : query.error ? (
        <EmptyState kind="failed" title={t('legalDesk:failedTitle')} error={query.error}>
          <Button loading={query.isFetching} onClick={() => query.refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={4} />
      )}
    </>
  );
}

function LegalRow({ text }: { text: LegalSummary }) {
  const { t, locale } = useText();
  const { kind, version, publishedAt, locales } = text;
  return (
    <li className={css.row}>
      <div>
        <Link className={css.name} to={`/dashboard/admin/legal-texts/${kind}`}>
          {t(`legalTexts:names.${kind}`)}
        </Link>
        <Text c="dimmed" size="sm">
          {locales.map((one) => LANGUAGE_NAMES[one]).join(', ')}
        </Text>
      </div>
      <div className={css.state}>
        <Text size="sm">{t('legalDesk:inForce', { number: version })}</Text>
        <Text c="dimmed" size="sm">
          {t('legalDesk:since', { when: fullMoment(locale, new Date(publishedAt)) })}
        </Text>
      </div>
    </li>
  );
}

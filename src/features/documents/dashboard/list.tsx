import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeletons.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { type DocumentSummary, documentRoutes } from '../contract.ts';
import css from './documents.module.css';
import { draftOf, pageOf, VersionFacts } from './parts.tsx';

export function DocumentsPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site)
    return <NoPermissionPage title={t('documentsDesk:title')} texts="documentsDesk:" />;
  return (
    <div className="page">
      <PageTitle>{t('documentsDesk:title')}</PageTitle>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('documentsDesk:title')} lead={t('documentsDesk:lead')} />
      <DocumentRows />
    </div>
  );
}

function DocumentRows() {
  const { t } = useText();
  const query = useQuery(read(documentRoutes.list));
  if (query.data)
    return (
      <ul role="list" className={css.rows}>
        {query.data.map((document) => (
          <DocumentRow key={document.kind} document={document} />
        ))}
      </ul>
    );
  if (query.error)
    return (
      <EmptyState kind="failed" title={t('documentsDesk:failedTitle')} error={query.error}>
        <Button loading={query.isFetching} onClick={() => query.refetch()}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  return <SkeletonRows rows={5} />;
}

function DocumentRow({ document }: { document: DocumentSummary }) {
  const { t } = useText();
  const { kind, path, inForce, draft } = document;
  return (
    <li className={css.row}>
      <div>
        <Link className={css.name} to={pageOf(kind)}>
          {t(`documentsDesk:names.${kind}`)}
        </Link>
        <Text c="dimmed" size="sm">
          {path}
        </Text>
      </div>
      <div>
        {inForce ? (
          <>
            <Status tone="success" shape="full" size="small">
              {t('documentsDesk:inForce', { number: inForce.number })}
            </Status>
            <VersionFacts version={inForce} />
          </>
        ) : (
          <Status tone="muted" shape="hollow" size="small">
            {t('documentsDesk:notPublished')}
          </Status>
        )}
      </div>
      <div>
        {draft ? (
          <>
            <Status tone="warning" shape="half" size="small">
              <Link to={draftOf(kind)}>{t('documentsDesk:draftOf', { number: draft.number })}</Link>
            </Status>
            <Text c="dimmed" size="sm">
              <Moment at={draft.updatedAt} format={shortMoment} />
              {draft.updatedBy ? ` · ${draft.updatedBy}` : null}
            </Text>
          </>
        ) : null}
      </div>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import type { Endpoint } from '../schema.ts';
import { LIST } from './paths.ts';
import { oneEndpoint } from './webhook-calls.ts';

interface EndpointPageProps {
  /** Left out: the name of the endpoint. */
  title?: string;
  children: (endpoint: Endpoint) => ReactNode;
}

/** A page of one endpoint, which the address names. */
export function EndpointPage({ title: fixed, children }: EndpointPageProps) {
  const { t } = useText();
  const { webhookId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({ ...oneEndpoint(webhookId), enabled: can.webhooks === true });
  const title = fixed ?? query.data?.name ?? t('webhooks:title');
  if (!can.webhooks) return <NoPermissionPage title={title} texts="webhooks:" />;
  const words = {
    goneTitle: t('webhooks:missingTitle'),
    goneText: t('webhooks:missingText'),
    failedTitle: t('webhooks:failedTitle'),
    toList: t('webhooks:back'),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        children(query.data)
      ) : (
        <RecordMissing query={query} title={title} words={words} listPath={LIST} />
      )}
    </>
  );
}

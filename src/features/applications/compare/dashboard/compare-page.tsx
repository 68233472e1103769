import { Group, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import * as z from 'zod/mini';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { applicationsList } from '../../desk/dashboard/list/applications-list.ts';
import { Comparison } from '../schema.ts';
import { ComparedApplications } from './compared-applications.tsx';

const Reply = z.object({ data: Comparison });
const detailsOf = (id: string) => `/dashboard/applications/${id}/details`;

const oneComparison = (id: string, otherId: string) =>
  queryOptions({
    // Begins as that of the application, so that it is loaded again with it.
    queryKey: ['application', id, 'comparison', otherId],
    queryFn: async ({ signal }) => {
      const [one, other] = [id, otherId].map(encodeURIComponent);
      const path = `/api/applications/${one}/comparison/${other}`;
      return Reply.parse(await session.request(path, { signal })).data;
    },
  });

/** Two applications side by side, when staff suspect that they are of the same person. */
export function ComparePage() {
  const { t } = useText();
  const { applicationId = '', otherId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...oneComparison(applicationId, otherId),
    enabled: can.applications === true,
  });
  const { data } = query;
  const title = t('applicationComparison:title');
  if (!can.applications) return <NoPermissionPage title={title} texts="applications:" />;
  const words = {
    goneTitle: t('applicationPage:goneTitle'),
    goneText: t('applicationPage:goneText'),
    failedTitle: t('applicationPage:failedTitle'),
    toList: t('applicationPage:toList'),
  };
  const listPath = applicationsList.lastAddress();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data ? (
        <div className="page">
          <BackLink to={detailsOf(data.one.id)}>
            {t('applicationComparison:back', { code: data.one.code })}
          </BackLink>
          <PageHead title={title} />
          <Text fw={600}>
            {t(`applicationComparison:${data.same.tcKimlikNo ? 'samePerson' : 'otherPerson'}`)}
          </Text>
          <Group gap="8px 24px">
            {[data.one, data.other].map(({ id, code }) => (
              <Link key={id} to={detailsOf(id)}>
                {t('applicationComparison:open', { code })}
              </Link>
            ))}
          </Group>
          <ComparedApplications comparison={data} />
        </div>
      ) : (
        <RecordMissing {...{ query, title, words, listPath }} />
      )}
    </>
  );
}

import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../platform/i18n/format.ts';
import { IconDownload } from '../../ui/tabler-icons/index.ts';
import { useText } from '../kit/language/language.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Count } from '../kit/parts/count.tsx';
import { EmptyState } from '../kit/parts/empty-state.tsx';
import { NoPermission } from '../kit/parts/no-permission.tsx';
import { PageHead } from '../kit/parts/page-head.tsx';
import { saveFile } from '../kit/parts/save-file.ts';
import { useSessionUser } from '../kit/session/session-user.ts';
import { TableSkeleton } from '../kit/table/table-skeleton.tsx';
import { ApiCall } from './api-call.tsx';
import { apiDocument } from './open-api.ts';

export function ApiPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('dashboard:admin.api.name')}</PageTitle>
      {can.site ? (
        <ApiDescription />
      ) : (
        <NoPermission
          title={t('dashboard:admin.api.name')}
          reason={t('dashboard:admin.forbidden')}
          text={t('dashboard:admin.forbiddenText')}
        />
      )}
    </div>
  );
}

function ApiDescription() {
  const { t, locale } = useText();
  const { data, error, isFetching, refetch } = useQuery(apiDocument());
  const count = data?.groups.reduce((sum, [, calls]) => sum + calls.length, 0);
  return (
    <>
      <PageHead
        title={t('dashboard:admin.api.name')}
        count={count === undefined ? undefined : formatNumber(locale, count)}
      >
        <Button
          disabled={!data}
          leftSection={<IconDownload size={17} aria-hidden="true" />}
          onClick={() =>
            data &&
            saveFile('openapi.json', JSON.stringify(data.document, null, 2), 'application/json')
          }
        >
          {t('dashboard:api.download')}
        </Button>
      </PageHead>
      <Text c="dimmed" mt={-16}>
        {t('dashboard:api.lead')}
      </Text>
      {error ? (
        <EmptyState kind="failed" title={t('dashboard:api.failed')} error={error}>
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : null}
      {data || error ? null : <TableSkeleton rowHeight={40} />}
      {data?.groups.map(([tag, calls]) => (
        <section className="panel" key={tag} aria-labelledby={`api-${tag}`}>
          <div className="panel-head">
            <h2 id={`api-${tag}`}>
              {t(`dashboard:api.group.${tag}`, { defaultValue: tag })}
              <Count>{formatNumber(locale, calls.length)}</Count>
            </h2>
          </div>
          {calls.map((call) => (
            <ApiCall key={`${call.method} ${call.path}`} call={call} />
          ))}
        </section>
      ))}
    </>
  );
}

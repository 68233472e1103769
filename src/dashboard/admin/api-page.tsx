import '@mantine/core/styles/Table.layer.css';
import { Button, Paper, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../platform/i18n/format.ts';
import { IconChevronDown, IconDownload } from '../../ui/tabler-icons/index.ts';
import { useText } from '../kit/language/language.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { EmptyState } from '../kit/parts/empty-state.tsx';
import { NoPermission } from '../kit/parts/no-permission-page.tsx';
import { Count, PageHead } from '../kit/parts/page-head.tsx';
import { TableSkeleton } from '../kit/parts/skeletons.tsx';
import { saveFile } from '../kit/session/load-file.ts';
import { useSessionUser } from '../kit/session/session-user.ts';
import css from './api.module.css';
import { type ApiField, answerFieldsOf, fieldsOf } from './api-fields.ts';
import { apiDocument, type ApiCall as Call } from './open-api.ts';

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

/** One call of the API: a line that opens and shows its fields and replies. */
function ApiCall({ call }: { call: Call }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const right = call['x-right'];
  return (
    <details className={css.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Text
          span
          size="xs"
          fw={550}
          c={call.method === 'DELETE' ? 'var(--danger-text)' : 'dimmed'}
        >
          {call.method}
        </Text>
        <Text component="code" inherit fw={550}>
          {call.path}
        </Text>
        <Text span inherit c="dimmed" truncate lang="en">
          {call.summary}
        </Text>
        <Text span inherit c="dimmed">
          {t(`dashboard:api.rights.${right}`, { defaultValue: right })}
        </Text>
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      {isOpen ? <CallFields call={call} /> : null}
    </details>
  );
}

function CallFields({ call }: { call: Call }) {
  const { t } = useText();
  const fields = fieldsOf(call);
  const answer = answerFieldsOf(call);
  return (
    <Paper component={Stack} gap="md" mx="md" mt={4} mb="md" p="md" bg="var(--sunken)" radius="sm">
      <FieldTable
        title={t('dashboard:api.fields')}
        empty={t('dashboard:api.noFields')}
        fields={fields}
      />
      <FieldTable
        title={t('dashboard:api.answer')}
        empty={t('dashboard:api.noAnswer')}
        fields={answer}
      />
      <p className="soft">
        {t('dashboard:api.statuses')}{' '}
        <span className="num">{Object.keys(call.responses).join(', ')}</span>
      </p>
    </Paper>
  );
}

interface FieldTableProps {
  title: string;
  empty: string;
  fields: ApiField[];
}

function FieldTable({ title, empty, fields }: FieldTableProps) {
  const { t } = useText();
  return (
    <section>
      <Text component="h3" ff="var(--font-text)" size="xs" fw={550} c="dimmed" mb={4}>
        {title}
      </Text>
      {fields.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <Table layout="fixed" horizontalSpacing={0} verticalSpacing={4}>
          <Table.Tbody>
            {fields.map(({ name, place, type, limits, required }) => (
              <Table.Tr key={`${place} ${name}`}>
                <Table.Td w="30%">
                  <code>{name}</code>
                </Table.Td>
                <Table.Td c="dimmed" w="50%">
                  <code>{type}</code> {limits ? <span className="num">{limits}</span> : null}
                </Table.Td>
                <Table.Td c="dimmed">
                  {place === 'answer' ? null : t(`dashboard:api.place.${place}`)}
                  {required && place !== 'answer' ? `, ${t('dashboard:api.required')}` : null}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

import { Alert, Button, Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { DayRange } from '../../../dashboard/kit/table/day-range.tsx';
import {
  defineList,
  type ListState,
  useListView,
} from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar, FilterSelect } from '../../../dashboard/kit/table/filter-bar.tsx';
import { useTotal } from '../../../dashboard/kit/table/pager.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { IconAlertTriangle, IconCircleCheck } from '../../../ui/tabler-icons/index.ts';
import {
  AuditFilter,
  auditRoutes,
  type ChainReport,
  MOST_COUNTED,
  MOST_SEARCHED,
  type AuditPage as Page,
  SYSTEM_ID,
} from '../contract.ts';
import css from './audit.module.css';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditDetails } from './audit-details.tsx';
import { type Say, sentenceOf, textKey } from './audit-words.ts';

export function AuditPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.audit) return <NoPermissionPage title={t('audit:title')} texts="audit:" />;
  return (
    <div className="page">
      <PageTitle>{t('audit:title')}</PageTitle>
      <AuditLog />
    </div>
  );
}

function AuditLog() {
  const { t } = useText();
  const totalOf = useTotal(MOST_COUNTED);
  const state = useListView(auditList);
  const query = useQuery({
    ...read(auditRoutes.list, { query: auditList.filterOf(state.view) }),
    placeholderData: keepPreviousData,
  });
  const columns = useAuditColumns();
  return (
    <>
      <PageHead title={t('audit:title')} lead={t('audit:lead')} />
      <ChainLine />
      <AuditFilters
        state={state}
        actions={query.data?.actions ?? []}
        actors={query.data?.actors ?? []}
      />
      <DataList
        state={state}
        query={query}
        words="audit:"
        label={t('audit:listLabel')}
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        details={{
          label: (entry) => `${t('audit:details')}: ${sentenceOf(t, entry)}`,
          render: (entry) => <AuditDetails entry={entry} />,
        }}
        className={css.log}
        summary={totalOf}
      />
    </>
  );
}

interface AuditFiltersProps extends Pick<Page, 'actions' | 'actors'> {
  state: AuditState;
}

function AuditFilters({ state, actions, actors }: AuditFiltersProps) {
  const { t, locale } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'subject',
        label: t('audit:search'),
        hint: t('audit:searchHint', { newest: formatNumber(locale, MOST_SEARCHED) }),
        maxLength: 100,
      }}
    >
      <FilterSelect
        state={state}
        name="action"
        label={t('audit:what')}
        all={t('audit:allActions')}
        options={optionsOf(t, locale, actions)}
      />
      <FilterSelect
        state={state}
        name="actor"
        label={t('audit:who')}
        all={t('audit:everybody')}
        options={actors.map(({ id, name }) => ({
          value: id,
          label: id === SYSTEM_ID ? t('audit:system') : name,
        }))}
      />
      <DayRange state={state} names={['from', 'to']} legend={t('audit:days')} />
    </FilterBar>
  );
}

/** The events by group; the groups are sorted by name. */
function optionsOf(t: Say, locale: Locale, actions: string[]) {
  const groups = Map.groupBy(actions, (action) => action.split('.', 1)[0] as string);
  return [...groups]
    .map(([group, own]) => ({
      group: t(`audit:group.${group}`),
      items: own.map((value) => ({ value, label: t(`audit:action.${textKey(value)}`) })),
    }))
    .sort((a, b) => a.group.localeCompare(b.group, locale));
}

/** The filters and the page of the log, as they are in the address. */
const auditList = defineList({
  path: '/dashboard/admin/audit',
  query: AuditFilter,
  filters: ['subject', 'action', 'actor', 'from', 'to'],
  pageSize: 50,
});

type AuditState = ListState<ReturnType<typeof auditList.read>>;

/** Verifying the chain reads the whole log, so the result is reused for some minutes. */
const VERIFIED_STANDS_MS = 10 * 60_000;

/** Shows whether the log is unchanged, with a button that verifies it again. */
function ChainLine() {
  const { t } = useText();
  const query = useQuery({ ...read(auditRoutes.verify), staleTime: VERIFIED_STANDS_MS });
  const isBroken = query.data?.ok === false;
  // If the log is broken, the alert around this line is announced as a whole.
  const role = isBroken ? undefined : query.error ? 'alert' : 'status';
  const line = (
    <Group gap="xs" mt={isBroken ? 0 : -12} c={isBroken ? undefined : 'dimmed'}>
      <p role={role}>
        <ChainState report={query.data} failed={query.error !== null} busy={query.isFetching} />
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={query.isFetching}
        onClick={() => query.refetch()}
      >
        {t('audit:chain.verify')}
      </Button>
    </Group>
  );
  return isBroken ? <Alert color="danger">{line}</Alert> : line;
}

interface ChainStateProps {
  report: ChainReport | undefined;
  failed: boolean;
  busy: boolean;
}

function ChainState({ report, failed, busy }: ChainStateProps) {
  const { t, locale } = useText();
  if (busy) return t('audit:chain.checking');
  if (failed || !report) return t('audit:chain.failed');
  const number = report.ok ? report.count : report.seq;
  const formatted = formatNumber(locale, number);
  return (
    <Group component="span" gap={7} wrap="nowrap">
      {report.ok ? (
        <IconCircleCheck size={18} color="var(--success-text)" aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={18} color="var(--danger-text)" aria-hidden="true" />
      )}
      <span>
        {report.ok
          ? t('audit:chain.whole', { count: number, formatted })
          : t(`audit:chain.${report.why}`, { formatted })}
      </span>
    </Group>
  );
}

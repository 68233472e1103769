import { Button, Checkbox, Group, Paper, Progress } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { call, forget, read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { type Import, isBusy, NOTE_ACTIONS, type Overview, transferRoutes } from '../contract.ts';
import css from './import.module.css';
import { ImportOptionsForm } from './import-options-form.tsx';
import { ImportMark, watched } from './parts.tsx';

/** More names than this are only counted. */
const MOST_AUTHORS = 12;

const LIST = '/dashboard/admin/transfer';

export function ImportDetails({ one }: { one: Import }) {
  const { t } = useText();
  const { id, fileName, state, overview, fault, faultLine } = one;
  return (
    <div className="page">
      <BackLink to={LIST}>{t('transfer:title')}</BackLink>
      <DetailsHead actions={<RemoveButton one={one} />}>
        <h1>{fileName}</h1>
        <ImportMark state={state} size="large" />
      </DetailsHead>
      {fault ? (
        <FailureNote>{t(`transfer:fault.${fault}`, { line: faultLine })}</FailureNote>
      ) : null}
      {isBusy(state) ? <Running one={one} /> : null}
      {overview ? <ImportOverview one={one} overview={overview} /> : null}
      {overview && (state === 'checked' || state === 'done') ? (
        <ImportOptionsForm key={`${id} ${state}`} one={one} overview={overview} />
      ) : null}
      {overview && !fault ? <ImportReport one={one} /> : null}
    </div>
  );
}

function Running({ one: { state, done, overview } }: { one: Import }) {
  const { t } = useText();
  const entries = overview?.entries ?? 0;
  const isChecking = state === 'checking' || entries === 0;
  return (
    <Paper withBorder p={20}>
      <Progress value={isChecking ? 100 : (done / entries) * 100} animated aria-hidden="true" />
      <p role="status">
        {isChecking
          ? t('transfer:checkingText', { done })
          : t('transfer:progress', { done, entries })}
      </p>
      <p className="hint">{t('transfer:mayLeave')}</p>
    </Paper>
  );
}

function RemoveButton({ one: { id, fileName, state } }: { one: Import }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  if (state === 'running') return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('transfer:remove')}</Button>
      <DeleteDialog
        id={asking ? id : null}
        action={t('transfer:remove')}
        question={t('transfer:removeQuestion')}
        hint={t('transfer:removeHint')}
        remove={async () => (await call(transferRoutes.delete, { params: { id } })).message}
        onRemoved={() => {
          void navigate(LIST, { replace: true });
          forget(client, transferRoutes, id);
        }}
        onClose={() => setAsking(false)}
      >
        {fileName}
      </DeleteDialog>
    </>
  );
}

/** What the check found: what would happen to the entries, and what belongs to them. */
function ImportOverview({ one, overview }: { one: Import; overview: Overview }) {
  const { t, locale } = useText();
  const { site, authors, pictures, missing } = overview;
  const names = authors.slice(0, MOST_AUTHORS).join(', ');
  const others = authors.length - MOST_AUTHORS;
  const facts: [string, string][] = [
    [t('transfer:kindLabel'), t(`transfer:kind.${one.kind}`)],
    ...(site ? ([[t('transfer:site'), site]] satisfies [string, string][]) : []),
    ...(names
      ? ([
          [t('transfer:authors'), others > 0 ? t('transfer:andOthers', { names, others }) : names],
        ] satisfies [string, string][])
      : []),
    [
      t('transfer:pictures'),
      missing > 0
        ? t('transfer:picturesMissing', { pictures, missing })
        : formatNumber(locale, pictures),
    ],
  ];
  return (
    <Paper component="section" withBorder p={20} aria-label={t('transfer:found')}>
      <p className="hint">{t('transfer:foundText', { entries: overview.entries })}</p>
      <dl className={css.counts}>
        {NOTE_ACTIONS.map((action) => (
          <div key={action}>
            <dt>{t(`transfer:action.${action}`)}</dt>
            <dd className="num">{formatNumber(locale, overview[action])}</dd>
          </div>
        ))}
      </dl>
      <Facts facts={facts} />
    </Paper>
  );
}

/** What happens, or happened, to each entry. While it runs, the report is not read again. */
function ImportReport({ one }: { one: Import }) {
  const { t, locale } = useText();
  const heading = useId();
  const [onlyProblems, setOnlyProblems] = useState(true);
  const params = { id: one.id };
  const filter = onlyProblems ? { only: 'problems' as const } : {};
  const { queryKey } = read(transferRoutes.notes, { params, query: filter });
  const query = useInfiniteQuery({
    // Another report belongs to each state of the import.
    queryKey: [...queryKey, one.state, one.done],
    queryFn: ({ signal, pageParam }) =>
      call(transferRoutes.notes, { params, query: { ...filter, after: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.position : undefined),
    enabled: !isBusy(one.state),
  });
  if (isBusy(one.state)) return null;
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Paper component="section" withBorder aria-labelledby={heading}>
      <Group justify="space-between" px={20} py="md">
        <h2 id={heading}>{t('transfer:report')}</h2>
        <Checkbox
          label={t('transfer:onlyProblems')}
          checked={onlyProblems}
          onChange={({ currentTarget: { checked } }) => setOnlyProblems(checked)}
        />
      </Group>
      <PanelState query={query} isEmpty={rows.length === 0} empty={t('transfer:noNotes')}>
        <ol role="list" className={css.report}>
          {rows.map(({ position, title, action, reasons, lost, line, contentId }) => (
            <li key={position}>
              <span className={`${css.soft} num`}>{formatNumber(locale, position)}</span>
              <b>{contentId ? <Link to={`/dashboard/blog/${contentId}`}>{title}</Link> : title}</b>
              <span className={css.soft}>{t(`transfer:action.${action}`)}</span>
              <span className={css.why}>
                {reasons
                  .map((reason) => t(`transfer:reason.${reason}`, { lost: lost.join(', '), line }))
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
        {query.hasNextPage ? (
          <Group px={20} py="md">
            <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t('transfer:more')}
            </Button>
          </Group>
        ) : null}
      </PanelState>
    </Paper>
  );
}

export function ImportPage() {
  const { t } = useText();
  const { importId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...read(transferRoutes.get, { params: { id: importId } }),
    refetchInterval: ({ state }) => watched(state.data && [state.data]),
    enabled: can.transfer === true,
  });
  const title = query.data?.fileName ?? t('transfer:title');
  const words = {
    goneTitle: t('transfer:missingTitle'),
    goneText: t('transfer:missingText'),
    failedTitle: t('transfer:failedTitle'),
    toList: t('transfer:title'),
  };
  if (!can.transfer) return <NoPermissionPage title={title} texts="transfer:" />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        <ImportDetails one={query.data} />
      ) : (
        <RecordMissing query={query} title={title} words={words} listPath={LIST} />
      )}
    </>
  );
}

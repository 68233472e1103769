import { Button } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../../dashboard/kit/table/define-list.ts';
import { useTotal } from '../../../../dashboard/kit/table/pager.tsx';
import type { Selection } from '../../../../dashboard/kit/table/selection.ts';
import { IconCalendar, IconFileText, IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { type ContentFilter, contentRoutes, MOST_FOUND } from '../../contract.ts';
import { BULK_MOST, type BulkChange } from '../../desk/contract.ts';
import type { ContentSummary } from '../../schema.ts';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { useDuplicate } from '../done.tsx';
import { EditorsOnly } from '../parts.tsx';
import { readAgainIn } from '../when-due.ts';
import { BulkActions, BulkReport, useBulk } from './bulk.tsx';
import { ContentMenu, useContentColumns } from './columns.tsx';
import css from './contents-list.module.css';
import { CALENDAR_PATH, contentsList } from './contents-list.ts';
import { ListFilters, StateTabs } from './filters.tsx';

const FromWordDialog = lazy(async () => ({
  default: (await import('./from-word.tsx')).FromWordDialog,
}));

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('content:editor.contents')}</PageTitle>
      {can.content ? <ContentsList /> : <EditorsOnly title={t('content:editor.contents')} />}
    </div>
  );
}

function ContentsList() {
  const { t } = useText();
  const state = useListView(contentsList);
  const totalOf = useTotal(state.view.q ? MOST_FOUND : null);
  const query = useQuery({
    ...read(contentRoutes.list, { query: contentsList.filterOf(state.view) }),
    refetchInterval: ({ state: { data } }) => (data ? readAgainIn(data.data) : false),
  });
  const [deleting, setDeleting] = useState<ContentSummary | null>(null);
  const client = useQueryClient();
  const columns = useContentColumns();
  const { changing, ...report } = useBulk();
  const duplicating = useDuplicate();
  // Rows stay selected on other pages of the list: their versions must be known there too.
  const versions = useRef(new Map<string, number>()).current;
  for (const { id, version } of query.data?.data ?? []) versions.set(id, version);

  /** Those of the other pages are read when they are to be changed. */
  const chosen = (selection: Selection): Promise<Chosen[]> =>
    selection.isAll
      ? readAllMatching(client, contentsList.filterOf(state.view))
      : Promise.resolve([...selection.ids].map((id) => ({ id, version: versions.get(id) ?? 1 })));

  const mayCreate = query.data?.can.create ?? false;
  /** The dialog for Word files is open, with one that was dropped on the page. */
  const [fromWord, setFromWord] = useState<{ file: File | null } | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={css.drop}
      onDragOver={(event) => {
        if (mayCreate && event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!mayCreate || !file) return;
        event.preventDefault();
        setFromWord({ file });
      }}
    >
      <PageHead title={t('content:editor.contents')}>
        <Button
          component={Link}
          to={CALENDAR_PATH}
          leftSection={<IconCalendar size={17} stroke={1.6} aria-hidden="true" />}
        >
          {t('content:lists.calendar')}
        </Button>
        {mayCreate ? (
          <Button
            leftSection={<IconFileText size={17} stroke={1.6} aria-hidden="true" />}
            onClick={() => setFromWord({ file: null })}
          >
            {t('wordFiles:fromWord')}
          </Button>
        ) : null}
        {mayCreate ? (
          <Button
            variant="filled"
            leftSection={<IconPlus size={17} aria-hidden="true" />}
            component={Link}
            to="/dashboard/blog/add"
          >
            {t('content:editor.new')}
          </Button>
        ) : null}
      </PageHead>
      <StateTabs view={state.view} />
      <ListFilters state={state} />
      <BulkReport {...report} />
      <DataList
        state={state}
        query={query}
        words="content:editor."
        label={t('content:editor.listLabel')}
        columns={columns}
        rowKey={({ id }) => id}
        className={css.contents}
        summary={totalOf}
        keys
        bulk={{
          nameOf: ({ title }) => title,
          takesAll: true,
          actions: (selection) => (
            <BulkActions
              selection={selection}
              total={query.data?.total ?? 0}
              chosen={() => chosen(selection)}
              changing={changing}
            />
          ),
        }}
        menu={(content) => (
          <ContentMenu
            content={content}
            onChange={({ id, version }, action) =>
              changing.mutate({ action, items: [{ id, version }] })
            }
            onDuplicate={({ id }) => duplicating.mutate(id)}
            onDelete={setDeleting}
          />
        )}
        begin={
          mayCreate ? (
            <Link to="/dashboard/blog/add">{t('content:editor.writeFirst')}</Link>
          ) : undefined
        }
      />
      <DeleteContentDialog content={deleting} onClose={() => setDeleting(null)} />
      <Suspense>
        {fromWord ? (
          <FromWordDialog
            category={state.view.category || 'basinAciklamalari'}
            file={fromWord.file}
            onClose={() => setFromWord(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

export type Chosen = BulkChange['items'][number];

const PAGE = 100;

/** The ids and versions of all contents that match a filter, as many as one change may have. */
async function readAllMatching(
  client: QueryClient,
  filter: Partial<ContentFilter>,
): Promise<Chosen[]> {
  const found = new Map<string, Chosen>();
  for (let page = 1; found.size < BULK_MOST; page += 1) {
    const { data, total } = await client.fetchQuery({
      ...read(contentRoutes.list, { query: { ...filter, page, pageSize: PAGE } }),
      staleTime: 0,
    });
    for (const { id, version } of data) found.set(id, { id, version });
    if (page * PAGE >= total) break;
  }
  return [...found.values()].slice(0, BULK_MOST);
}

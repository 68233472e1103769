import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import type { Selection } from '../../../../dashboard/kit/table/selection.ts';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { useTotal } from '../../../../dashboard/kit/table/use-total.ts';
import { IconCalendar, IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { MOST_FOUND } from '../../list/filter.ts';
import type { ContentSummary } from '../../schema.ts';
import { contentPage } from '../content-calls.ts';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import { CALENDAR_PATH } from '../paths.ts';
import { readAgainIn } from '../when-due.ts';
import { BulkActions } from './bulk-actions.tsx';
import { BulkReport } from './bulk-report.tsx';
import { useContentColumns } from './content-columns.tsx';
import { ContentMenu } from './content-menu.tsx';
import css from './contents-list.module.css';
import { contentsList } from './contents-list.ts';
import { ListFilters } from './list-filters.tsx';
import { type Chosen, readAllMatching } from './read-all-matching.ts';
import { StateTabs } from './state-tabs.tsx';
import { useBulk } from './use-bulk.tsx';
import { useDuplicate } from './use-duplicate.ts';

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
    ...contentPage(contentsList.filterOf(state.view)),
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
  return (
    <>
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
    </>
  );
}

import { Button } from '@mantine/core';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import type { Selection } from '../../../../dashboard/kit/table/selection.ts';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { useTotal } from '../../../../dashboard/kit/table/use-total.ts';
import { IconCalendar, IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { BULK_MOST, type BulkChange } from '../../bulk/schema.ts';
import { type ContentFilter, MOST_FOUND } from '../../list/filter.ts';
import { type ContentSummary, LIMITS } from '../../schema.ts';
import { contentPage, createContent, editedContent } from '../content-calls.ts';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { newCreationKey } from '../editor/creation-key.ts';
import { draftFrom } from '../editor/draft-from.ts';
import { fieldsOf } from '../editor/editor-fields.ts';
import { EditorsOnly } from '../editors-only.tsx';
import { CALENDAR_PATH } from '../paths.ts';
import { readAgainIn } from '../when-due.ts';
import { BulkActions } from './bulk-actions.tsx';
import { BulkReport } from './bulk-report.tsx';
import { useContentColumns } from './content-columns.tsx';
import { ContentMenu } from './content-menu.tsx';
import css from './contents-list.module.css';
import { contentsList } from './contents-list.ts';
import { reloadContents } from './list-calls.ts';
import { ListFilters } from './list-filters.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useBulk } from './use-bulk.tsx';

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
      ...contentPage({ ...filter, page, pageSize: PAGE }),
      staleTime: 0,
    });
    for (const { id, version } of data) found.set(id, { id, version });
    if (page * PAGE >= total) break;
  }
  return [...found.values()].slice(0, BULK_MOST);
}

/** Makes a draft with the newest text of a content, and opens it in the editor. */
function useDuplicate() {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    async mutationFn(id: string) {
      const source = await client.fetchQuery({ ...editedContent(id), staleTime: 0 });
      // The mark of a copy is longer than what a full title has left.
      const title = t('content:lists.row.copyOf', { title: source.title });
      const { category } = source;
      const draft = draftFrom(fieldsOf(source), { title: title.slice(0, LIMITS.title), category });
      return (await createContent(draft, newCreationKey())).data;
    },
    async onSuccess({ id }) {
      reloadContents(client);
      await navigate(`/dashboard/blog/${id}/edit`);
      toast.success(t('content:lists.row.duplicated'));
    },
    onError: showFailure,
  });
}

import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { TableSkeleton } from '../../../dashboard/kit/parts/skeletons.tsx';
import { Pager, useTotal } from '../../../dashboard/kit/table/pager.tsx';
import {
  MEDIA_KINDS,
  MEDIA_LIMITS,
  MEDIA_SORTS,
  type MediaPage,
  type MediaSummary,
  MOST_FOUND,
} from '../schema.ts';
import { BulkActions } from './bulk.tsx';
import { DESCRIBE_PATH, describing, type MediaState, mediaList } from './media-list.ts';
import css from './parts.module.css';
import { EditorsOnly, MediaTile, Thumbnail, useMediaWords } from './parts.tsx';
import { TagSelect, TagsField } from './tags.tsx';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Box, Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { BranchFilter } from '../../../dashboard/kit/table/branch-filter.tsx';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList, ListMessage } from '../../../dashboard/kit/table/data-list.tsx';
import { BulkBar, RowLink, SelectBox } from '../../../dashboard/kit/table/data-table.tsx';
import { useListView } from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar, FilterSelect } from '../../../dashboard/kit/table/filter-bar.tsx';
import { useSelection } from '../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { mediaRoutes } from '../contract.ts';
import { DropZone, UploadList } from './uploads/uploads.tsx';
import { useUploads } from './uploads/use-uploads.ts';

interface MediaGridProps {
  state: MediaState;
  query: UseQueryResult<MediaPage, Error>;
  begin: ReactNode;
}

/** The library as tiles, or the reason why there are none, and its pages. */
export function MediaGrid({ state, query, begin }: MediaGridProps) {
  const { t, locale } = useText();
  const { view } = state;
  const totalOf = useTotal(view.q ? MOST_FOUND : null);
  const selection = useSelection(mediaList.write({ ...view, page: 1 }));
  const { data, error, isPending, isPlaceholderData } = query;
  if (isPending) return <TableSkeleton rowHeight={120} />;
  if (!data || data.data.length === 0 || (error && isPlaceholderData))
    return <ListMessage state={state} query={query} words="media:list." begin={begin} />;
  return (
    <>
      {selection.ids.size > 0 ? (
        <BulkBar
          selection={selection}
          told={t('media:bulk.selected', {
            count: selection.ids.size,
            number: formatNumber(locale, selection.ids.size),
          })}
        >
          <BulkActions selection={selection} />
        </BulkBar>
      ) : null}
      <ul
        role="list"
        className={css.grid}
        aria-label={t('media:list.label')}
        aria-busy={isPlaceholderData}
        data-stale={isPlaceholderData || undefined}
        data-list=""
      >
        {data.data.map((media) => (
          <li key={media.id} className={css.tile}>
            <span className={css.choice}>
              <SelectBox selection={selection} id={media.id} name={media.name} />
            </span>
            <Link className={css.card} to={`/dashboard/media/${media.id}`}>
              <MediaTile media={media}>
                {media.uses === 0 ? <span>{t('media:list.unused')}</span> : null}
              </MediaTile>
            </Link>
          </li>
        ))}
      </ul>
      <Pager
        page={view.page}
        pageSize={mediaList.pageSize}
        total={data.total}
        summary={totalOf(data)}
        searchOf={(page) => mediaList.write({ ...view, page })}
      />
    </>
  );
}

/** The look that was chosen last, until the dashboard is loaded again. */
let lastLook: Look = 'grid';

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('media:title')}</PageTitle>
      {can.media ? <Library /> : <EditorsOnly />}
    </div>
  );
}

/** Leads to the pictures without an alternative text, if there are any. */
function DescribeLink() {
  const { t } = useText();
  const { data } = useQuery(
    read(mediaRoutes.list, { query: { kind: 'image', use: 'noAlt', pageSize: 1 } }),
  );
  if (!data?.total) return null;
  return (
    <Button component={Link} to={DESCRIBE_PATH}>
      {t('media:describe.link', { count: data.total })}
    </Button>
  );
}

function Library() {
  const { t } = useText();
  const client = useQueryClient();
  const state = useListView(mediaList);
  const query = useQuery(read(mediaRoutes.list, { query: mediaList.filterOf(state.view) }));
  const [tags, setTags] = useState<readonly string[]>([]);
  const uploads = useUploads({ tags, onUploaded: () => void reload(client, mediaRoutes, 'list') });
  const columns = useMediaColumns();
  const totalOf = useTotal(state.view.q ? MOST_FOUND : null);
  const [look, setLook] = useState(lastLook);
  const show = (next: Look) => {
    lastLook = next;
    setLook(next);
  };
  const drop = (
    <DropZone filled onFiles={uploads.add}>
      <Box className={css.uploadTags}>
        <TagsField label={t('media:upload.tags')} value={tags} onChange={setTags} />
      </Box>
    </DropZone>
  );
  return (
    <>
      <PageHead title={t('media:title')}>
        <DescribeLink />
        <ViewSwitch look={look} onLook={show} />
      </PageHead>
      {drop}
      <UploadList uploads={uploads}>
        {uploads.arrived.length > 0 && !uploads.isBusy ? (
          <Button
            size="compact-sm"
            component={Link}
            to={DESCRIBE_PATH}
            state={describing(uploads.arrived)}
          >
            {t('media:upload.describe')}
          </Button>
        ) : null}
      </UploadList>
      <ListFilters state={state} />
      {look === 'grid' ? (
        <MediaGrid state={state} query={query} begin={null} />
      ) : (
        <DataList
          state={state}
          query={query}
          words="media:list."
          label={t('media:list.label')}
          columns={columns}
          rowKey={({ id }) => id}
          rowHeight={56}
          bulk={{
            nameOf: ({ name }) => name,
            actions: (selection) => <BulkActions selection={selection} />,
          }}
          className={css.rows}
          summary={totalOf}
        />
      )}
      <UnsavedGuard unsaved={uploads.isBusy} onDiscard={uploads.clear} />
    </>
  );
}

type Look = 'grid' | 'rows';

/** Tiles or rows. */
function ViewSwitch({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const { t } = useText();
  return (
    <SegmentedControl
      aria-label={t('media:list.look')}
      value={look}
      onChange={(value) => onLook(value as Look)}
      data={(['grid', 'rows'] as const).map((value) => ({
        value,
        label: t(`media:list.looks.${value}`),
      }))}
    />
  );
}

function ListFilters({ state }: { state: MediaState }) {
  const { t } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'q',
        label: t('media:list.search'),
        hint: t('media:list.searchHint'),
        maxLength: MEDIA_LIMITS.search,
      }}
    >
      <FilterSelect
        state={state}
        name="kind"
        label={t('media:list.kind')}
        all={t('media:list.allKinds')}
        options={MEDIA_KINDS.map((kind) => ({ value: kind, label: t(`media:kinds.${kind}`) }))}
      />
      <FilterSelect
        state={state}
        name="use"
        label={t('media:list.use')}
        all={t('media:list.allUses')}
        options={(['used', 'unused', 'noAlt'] as const).map((use) => ({
          value: use,
          label: t(`media:list.uses.${use}`),
        }))}
      />
      <TagSelect value={state.view.tag} onChange={(tag) => state.show({ tag })} />
      <BranchFilter state={state} />
      <NativeSelect
        aria-label={t('media:list.sort')}
        value={state.view.sort}
        onChange={(event) => state.show({ sort: event.currentTarget.value })}
        data={MEDIA_SORTS.map((sort) => ({
          value: sort,
          label: t(`media:list.sorts.${sort.replace('-', 'desc_')}`),
        }))}
      />
    </FilterBar>
  );
}

function useMediaColumns(): Column<MediaSummary>[] {
  const { t } = useText();
  const words = useMediaWords();
  return [
    {
      id: 'name',
      header: t('media:fields.name'),
      sort: { by: 'name', first: 'ascending' },
      wide: true,
      cell: (media) => (
        <span className={css.row}>
          <span className={css.small}>
            <Thumbnail media={media} width={160} />
          </span>
          <RowLink to={`/dashboard/media/${media.id}`}>{media.name}</RowLink>
        </span>
      ),
    },
    { id: 'about', header: t('media:list.about'), soft: true, cell: words.about },
    {
      id: 'alt',
      header: t('media:fields.alt'),
      from: 'lg',
      soft: true,
      cell: ({ lacksAlt }) =>
        lacksAlt ? <span className={css.warning}>{t('media:list.noAlt')}</span> : '',
    },
    {
      id: 'uses',
      header: t('media:list.useCount'),
      soft: true,
      cell: ({ uses }) =>
        uses > 0 ? t('media:list.used', { count: uses }) : t('media:list.unused'),
    },
    {
      id: 'createdAt',
      header: t('media:fields.createdAt'),
      sort: { by: 'createdAt', first: 'descending' },
      atEnd: true,
      soft: true,
      cell: ({ createdAt }) => <Moment at={createdAt} format={shortMoment} />,
    },
  ];
}

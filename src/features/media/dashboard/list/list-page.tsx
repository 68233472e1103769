import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { useTotal } from '../../../../dashboard/kit/table/use-total.ts';
import { MOST_FOUND } from '../../schema.ts';
import { EditorsOnly } from '../editors-only.tsx';
import { mediaPage, reloadMedia } from '../media-calls.ts';
import css from '../parts/media-parts.module.css';
import { DropZone } from '../uploads/drop-zone.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { ListFilters } from './list-filters.tsx';
import { useMediaColumns } from './media-columns.tsx';
import { MediaGrid } from './media-grid.tsx';
import { mediaList } from './media-list.ts';
import { type Look, ViewSwitch } from './view-switch.tsx';

const DESCRIBE_PATH = '/dashboard/media/alternative-texts';

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
  const { data } = useQuery(mediaPage({ kind: 'image', use: 'noAlt', pageSize: 1 }));
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
  const query = useQuery(mediaPage(mediaList.filterOf(state.view)));
  const uploads = useUploads({ onUploaded: () => void reloadMedia(client) });
  const columns = useMediaColumns();
  const totalOf = useTotal(state.view.q ? MOST_FOUND : null);
  const [look, setLook] = useState(lastLook);
  const show = (next: Look) => {
    lastLook = next;
    setLook(next);
  };
  const drop = <DropZone filled onFiles={uploads.add} />;
  return (
    <>
      <PageHead title={t('media:title')}>
        <DescribeLink />
        <ViewSwitch look={look} onLook={show} />
      </PageHead>
      {drop}
      <UploadList uploads={uploads} />
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
          className={css.rows}
          summary={totalOf}
        />
      )}
      <UnsavedGuard unsaved={uploads.isBusy} onDiscard={uploads.clear} />
    </>
  );
}

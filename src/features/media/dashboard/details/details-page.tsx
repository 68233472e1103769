import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import type { MediaDetails } from '../../schema.ts';
import { EditorsOnly } from '../editors-only.tsx';
import { mediaList } from '../list/media-list.ts';
import { oneMedia } from '../media-calls.ts';
import { MediaForm } from './media-form.tsx';

/** One picture or file: its texts, its focal point, and what uses it. */
export function DetailsPage() {
  const { mediaId = '' } = useParams();
  const { can } = useSessionUser();
  const { t } = useText();
  if (can.media) return <LoadedMedia key={mediaId} id={mediaId} />;
  return (
    <div className="page">
      <PageTitle>{t('media:title')}</PageTitle>
      <EditorsOnly />
    </div>
  );
}

function LoadedMedia({ id }: { id: string }) {
  const { t } = useText();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...oneMedia(id), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<MediaDetails | null>(null);
  const { data, error } = query;
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  return (
    <>
      <PageTitle>{opened?.name ?? t('media:title')}</PageTitle>
      {opened ? (
        <MediaForm media={opened} />
      ) : (
        <RecordMissing
          query={query}
          title={t('media:title')}
          words={{
            goneTitle: t('media:details.goneTitle'),
            goneText: t('media:details.goneText'),
            failedTitle: t('media:details.failedTitle'),
            toList: t('media:details.toList'),
          }}
          listPath={mediaList.lastAddress()}
        />
      )}
    </>
  );
}

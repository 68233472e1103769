import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ListMessage } from '../../../../dashboard/kit/table/list-message.tsx';
import { Pager } from '../../../../dashboard/kit/table/pager.tsx';
import { TableSkeleton } from '../../../../dashboard/kit/table/table-skeleton.tsx';
import { useTotal } from '../../../../dashboard/kit/table/use-total.ts';
import { type MediaPage, MOST_FOUND } from '../../schema.ts';
import { MediaTile } from '../parts/media-card.tsx';
import css from '../parts/media-parts.module.css';
import { type MediaState, mediaList } from './media-list.ts';

interface MediaGridProps {
  state: MediaState;
  query: UseQueryResult<MediaPage, Error>;
  begin: ReactNode;
}

/** The library as tiles, or the reason why there are none, and its pages. */
export function MediaGrid({ state, query, begin }: MediaGridProps) {
  const { t } = useText();
  const { view } = state;
  const totalOf = useTotal(view.q ? MOST_FOUND : null);
  const { data, error, isPending, isPlaceholderData } = query;
  if (isPending) return <TableSkeleton rowHeight={120} />;
  if (!data || data.data.length === 0 || (error && isPlaceholderData))
    return <ListMessage state={state} query={query} words="media:list." begin={begin} />;
  return (
    <>
      <ul
        role="list"
        className={css.grid}
        aria-label={t('media:list.label')}
        aria-busy={isPlaceholderData}
        data-stale={isPlaceholderData || undefined}
        data-list=""
      >
        {data.data.map((media) => (
          <li key={media.id}>
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

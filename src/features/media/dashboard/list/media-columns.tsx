import { useText } from '../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/row-link.tsx';
import type { MediaSummary } from '../../schema.ts';
import css from '../parts/media-parts.module.css';
import { Thumbnail } from '../parts/thumbnail.tsx';
import { useMediaWords } from '../parts/use-media-words.ts';

export function useMediaColumns(): Column<MediaSummary>[] {
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

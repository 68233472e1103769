import type { ReactNode } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { MediaSummary } from '../../schema.ts';
import css from './media-parts.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { useMediaWords } from './use-media-words.ts';

/** A picture or file as a tile: what it looks like, its name, and one line about it. */
export function MediaTile({
  media,
  children,
}: {
  media: Omit<MediaSummary, 'uses'>;
  children?: ReactNode;
}) {
  const { t } = useText();
  const words = useMediaWords();
  return (
    <>
      <span className={css.frame}>
        <Thumbnail media={media} />
      </span>
      <span>
        <span className={css.name} title={media.name}>
          {media.name}
        </span>
        <span className={css.meta}>
          <span>{words.about(media)}</span>
          {media.lacksAlt ? <span className={css.warning}>{t('media:list.noAlt')}</span> : null}
          {children}
        </span>
      </span>
    </>
  );
}

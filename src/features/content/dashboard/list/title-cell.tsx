import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { RowLink } from '../../../../dashboard/kit/table/row-link.tsx';
import { mediaPath } from '../../../media/schema.ts';
import type { ContentSummary } from '../../schema.ts';
import css from './contents-list.module.css';

/** The smallest size of the cover, the title, a mark if changes wait, the language, the tags. */
export function TitleCell({ content }: { content: ContentSummary }) {
  const { t } = useText();
  const { id, title, cover, hasPending, language, tags } = content;
  const width = cover?.widths[0];
  return (
    <span className={css.title}>
      {cover && width ? (
        <img
          className={css.cover}
          src={mediaPath(cover.mediaId, width, 'webp')}
          width={36}
          height={24}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={css.cover} />
      )}
      <span className={css.name}>
        <RowLink to={`/dashboard/blog/${id}`}>{title}</RowLink>
        {hasPending ? (
          <span className={css.pending} title={t('content:lists.pending')}>
            <span className="sr-only">{t('content:lists.pending')}</span>
          </span>
        ) : null}
        {language === 'tr' ? null : (
          <abbr className={css.language} title={LANGUAGE_NAMES[language]}>
            {language.toUpperCase()}
          </abbr>
        )}
        {tags.length > 0 ? <span className={css.extra}>{tags.join(', ')}</span> : null}
      </span>
    </span>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { mediaPath } from '../../../media/schema.ts';
import type { Content } from '../../schema.ts';
import { bodyPreview } from '../content-calls.ts';
import { RenderedBody } from '../rendered-body.tsx';

/** The piece as readers see it: picture, lead and text. */
export function DetailsBody({ content }: { content: Content }) {
  const { t } = useText();
  const { cover } = content;
  const { data, error, refetch, isFetching } = useQuery(bodyPreview(content.body));
  const sources = (format: 'avif' | 'webp') =>
    cover?.widths.map((width) => `${mediaPath(cover.mediaId, width, format)} ${width}w`).join(', ');
  const largest = cover?.widths.at(-1);
  return (
    <article className="panel details-body">
      {cover && largest ? (
        <figure className="details-cover">
          <picture>
            <source
              type="image/avif"
              srcSet={sources('avif')}
              sizes="(min-width: 62em) 780px, 100vw"
            />
            <img
              src={mediaPath(cover.mediaId, largest, 'webp')}
              srcSet={sources('webp')}
              sizes="(min-width: 62em) 780px, 100vw"
              width={cover.width}
              height={cover.height}
              alt={cover.alt}
            />
          </picture>
          {cover.caption ? <figcaption>{cover.caption}</figcaption> : null}
        </figure>
      ) : null}
      <div className="details-text">
        {content.summary ? <p className="details-lead">{content.summary}</p> : null}
        {error ? (
          <div className="preview-failed" role="alert">
            <p>{t('content:editor.previewFailed')}</p>
            <Button size="compact-sm" loading={isFetching} onClick={() => refetch()}>
              {t('dashboard:failure.retry')}
            </Button>
          </div>
        ) : null}
        {data?.html ? <RenderedBody html={data.html} /> : null}
        {data?.html === '' ? <p className="soft">{t('content:editor.noBody')}</p> : null}
      </div>
    </article>
  );
}

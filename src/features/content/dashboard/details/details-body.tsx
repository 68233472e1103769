import { Box, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { RenderedBody } from '../../../../dashboard/kit/parts/rendered-body.tsx';
import { mediaPath } from '../../../media/schema.ts';
import type { Content } from '../../schema.ts';
import { bodyPreview } from '../content-calls.ts';
import { PreviewFailed } from '../preview-failed.tsx';

import css from './details-body.module.css';

/** The content as readers see it: picture, summary and text. */
export function DetailsBody({ content }: { content: Content }) {
  const { t } = useText();
  const { cover } = content;
  const { data, error, refetch, isFetching } = useQuery(bodyPreview(content.body));
  const sources = (format: 'avif' | 'webp') =>
    cover?.widths.map((width) => `${mediaPath(cover.mediaId, width, format)} ${width}w`).join(', ');
  const largest = cover?.widths.at(-1);
  return (
    <Paper component="article" withBorder className={css.body}>
      {cover && largest ? (
        <figure>
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
          {cover.caption ? (
            <Text component="figcaption" size="xs" c="dimmed" px={32} pt="xs">
              {cover.caption}
            </Text>
          ) : null}
        </figure>
      ) : null}
      <Box px={{ base: 16, sm: 32 }} py={{ base: 20, sm: 28 }}>
        {content.summary ? (
          <Text size="lg" fw={500} maw="60ch" mb="lg">
            {content.summary}
          </Text>
        ) : null}
        {error ? <PreviewFailed isFetching={isFetching} onRetry={refetch} /> : null}
        {data?.html ? <RenderedBody html={data.html} /> : null}
        {data?.html === '' ? <p className="soft">{t('content:editor.noBody')}</p> : null}
      </Box>
    </Paper>
  );
}

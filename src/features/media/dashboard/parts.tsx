import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { isGone } from '../../../dashboard/kit/session/api-error.ts';
import { readInLanguage } from '../../../dashboard/kit/session/calls.ts';
import { formatBytes, formatNumber } from '../../../platform/i18n/format.ts';
import { IconFile, IconFileTypePdf } from '../../../ui/tabler-icons/index.ts';
import { mediaRoutes } from '../contract.ts';
import { FILE_TYPES, focusStyle, type Media, type MediaSummary, mediaPath } from '../schema.ts';
import css from './parts.module.css';

/** How pictures and files are described. */
export function useMediaWords() {
  const { t, locale } = useText();
  const number = (value: number) => formatNumber(locale, value);
  const size = ({ width, height }: Media) => `${number(width)} × ${number(height)}`;
  /** `JPEG`, `DOCX`; empty if it is not known. */
  const format = ({ type, kind }: Media) =>
    kind === 'file'
      ? (Object.entries(FILE_TYPES)
          .find(([, each]) => each === type)?.[0]
          .toUpperCase() ?? '')
      : type.replace('image/', '').toUpperCase();
  const pages = ({ pages: count }: Media) =>
    count === null ? '' : t('media:pages', { count, number: number(count) });
  return {
    size,
    format,
    pages,
    bytes: ({ bytes }: Media) => formatBytes(locale, bytes),
    /** One line: the size of a picture; format, pages and size of a file. */
    about: (media: Media) =>
      media.kind === 'image'
        ? [size(media), media.firstFrameOnly && t('media:firstFrame')].filter(Boolean).join(', ')
        : [format(media), pages(media), formatBytes(locale, media.bytes)]
            .filter(Boolean)
            .join(', '),
  };
}

/** The smallest stored width that is not blurred at `wanted` px. */
const widthFor = ({ widths }: Media, wanted: number) =>
  widths.find((width) => width >= wanted) ?? widths.at(-1);

interface ThumbnailProps {
  media: Media;
  /** The largest width at which it is shown, in px. */
  width?: number;
  /** Empty beside the name of the picture. */
  alt?: string;
}

/** A picture, the first page of a PDF, or the icon of another file. */
export function Thumbnail({ media, width = 320, alt = '' }: ThumbnailProps) {
  const stored = widthFor(media, width);
  if (!stored) {
    const Icon = media.type === 'application/pdf' ? IconFileTypePdf : IconFile;
    return (
      <span className={css.icon}>
        <Icon size={32} stroke={1.4} aria-hidden="true" />
      </span>
    );
  }
  return (
    <picture className={css.thumbnail} data-file={media.kind === 'file' || undefined}>
      <source srcSet={mediaPath(media.id, stored, 'avif')} type="image/avif" />
      <img
        src={mediaPath(media.id, stored, 'webp')}
        alt={alt}
        width={media.width}
        height={media.height}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: focusStyle(media) }}
      />
    </picture>
  );
}

/** A picture of the library by its id; nothing while it is read, and for one that was deleted. */
export function MediaPicture({ id }: { id: string }) {
  const { data } = useQuery(readInLanguage(mediaRoutes.get, { params: { id } }));
  return data ? (
    <span className={css.frame}>
      <Thumbnail media={data} />
    </span>
  ) : null;
}

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

/** Shown to users without the right. */
export function EditorsOnly() {
  const { t } = useText();
  return (
    <NoPermission
      title={t('media:title')}
      reason={t('media:forbiddenTitle')}
      text={t('media:forbiddenText')}
    />
  );
}

/** What pictures and files of the library are called, by their ids; also of those that were deleted. */
export function useMediaNames(ids: readonly string[]): (id: string) => string {
  const { t } = useText();
  const wanted = [...new Set(ids)];
  const names = useQueries({
    queries: wanted.map((id) => readInLanguage(mediaRoutes.get, { params: { id } })),
    combine: (results) =>
      new Map(
        results.map(({ data, error }, place) => [
          wanted[place],
          data ? data.name || data.originalName : isGone(error) ? t('media:deleted') : '…',
        ]),
      ),
  });
  return (id) => names.get(id) ?? '';
}

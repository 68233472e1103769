import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatBytes, formatNumber } from '../../../../platform/i18n/format.ts';
import { FILE_TYPES, type Media } from '../../schema.ts';

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

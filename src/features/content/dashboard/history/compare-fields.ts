import { compareWords, type Sides } from '../../../../dashboard/kit/comparison/compare-texts.ts';
import type { Say } from '../../../../dashboard/kit/form/resolver.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { type Category, languageOf, PICTURE_TEXTS, type WrittenContent } from '../../schema.ts';

/** The fields of a revision, or the values of the editor, whose category may be empty. */
export type Comparable = Omit<WrittenContent, 'category'> & { category: Category | '' };

export interface FieldDifference extends Sides {
  name: string;
  label: string;
}

/** A field as text, and what decides whether two are the same if the text does not. */
interface Shown {
  name: string;
  label: string;
  text: string;
  key?: string;
}

/** How the comparison names what the fields refer to. */
export interface Names {
  mediaName(id: string): string;
  branchName(id: string): string;
}

/** All fields except the body, in reading order. */
function shownFields(
  t: Say,
  locale: Locale,
  fields: Comparable,
  { mediaName, branchName }: Names,
): Shown[] {
  const { category, cover, attachments, share, publishedAt, unpublishAt } = fields;
  const field = (name: string) => t(`content:editor.fields.${name}`);
  const moment = (iso: string | null) => (iso ? fullMoment(locale, new Date(iso)) : '');
  const language = fields.language ?? (category ? languageOf(category) : 'tr');
  const shownCover = cover && [
    mediaName(cover.mediaId),
    cover.decorative ? t('media:alt.decorative') : cover.alt || t('media:noAltYet'),
    ...PICTURE_TEXTS.filter((name) => name !== 'alt').map((name) => cover[name]),
  ];
  return [
    { name: 'title', label: field('title'), text: fields.title },
    {
      name: 'category',
      label: field('category'),
      text: category && t(`content:categories.${category}.name`),
    },
    {
      name: 'branchId',
      label: field('branchId'),
      text: fields.branchId ? branchName(fields.branchId) : t('dashboard:branch.national'),
      key: fields.branchId ?? '',
    },
    { name: 'slug', label: field('slug'), text: fields.slug },
    { name: 'summary', label: field('summary'), text: fields.summary },
    {
      name: 'author',
      label: field('author'),
      text: fields.author,
      key: `${fields.authorId} ${fields.author}`,
    },
    { name: 'place', label: field('place'), text: fields.place },
    { name: 'tags', label: field('tags'), text: fields.tags.join(', ') },
    { name: 'language', label: field('language'), text: t(`content:desk.language.${language}`) },
    {
      name: 'cover',
      label: t('media:cover'),
      text: shownCover ? shownCover.filter(Boolean).join('\n') : t('media:none'),
      key: JSON.stringify(
        cover && [
          cover.mediaId,
          ...PICTURE_TEXTS.map((name) => cover[name]),
          cover.decorative ?? false,
        ],
      ),
    },
    {
      name: 'attachments',
      label: field('attachments'),
      text: attachments.map(({ title, mediaId }) => title || mediaName(mediaId)).join('\n'),
      key: JSON.stringify(attachments.map(({ title, mediaId }) => [mediaId, title])),
    },
    {
      name: 'corrections',
      label: field('corrections'),
      text: (fields.corrections ?? []).map(({ day, text }) => `${day}: ${text}`).join('\n'),
    },
    { name: 'shareTitle', label: field('share.title'), text: share.title },
    { name: 'shareDescription', label: field('share.description'), text: share.description },
    {
      name: 'sharePicture',
      label: field('share.mediaId'),
      text: share.mediaId ? mediaName(share.mediaId) : '',
      key: share.mediaId ?? '',
    },
    {
      name: 'pinned',
      label: field('pinned'),
      text: t(`content:desk.${fields.pinned ? 'yes' : 'no'}`),
    },
    { name: 'publishedAt', label: field('publishedAt'), text: moment(publishedAt) },
    { name: 'unpublishAt', label: field('unpublishAt'), text: moment(unpublishAt) },
  ].map((one) => ({ ...one, text: one.text.trim() }));
}

/** The pictures and files whose names the comparison shows. */
export const mediaIn = ({ cover, attachments, share }: Comparable): string[] => [
  ...(cover ? [cover.mediaId] : []),
  ...attachments.map(({ mediaId }) => mediaId),
  ...(share.mediaId ? [share.mediaId] : []),
];

/** The fields that differ, without the body. */
export function compareFields(
  t: Say,
  locale: Locale,
  before: Comparable,
  after: Comparable,
  names: Names,
): FieldDifference[] {
  const others = shownFields(t, locale, after, names);
  return shownFields(t, locale, before, names).flatMap((one, place) => {
    const other = others[place] as Shown;
    const { name, label } = one;
    // A revision from before there were branches names none.
    if (name === 'branchId' && [before, after].some(({ branchId }) => branchId === undefined))
      return [];
    if ((one.key ?? one.text) === (other.key ?? other.text)) return [];
    return [{ name, label, ...compareWords(one.text, other.text) }];
  });
}

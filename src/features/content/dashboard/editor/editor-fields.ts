import type { Locale } from '../../../../platform/i18n/locales.ts';
import { isAddressUnseen, isMadeFromTitle } from '../../address.ts';
import { type Category, type Content, languageOf, type WrittenContent } from '../../schema.ts';

type WrittenCover = NonNullable<WrittenContent['cover']>;
/** The cover in the editor: the fields that are sent, and those that are needed to show it. */
export interface CoverFields extends WrittenCover {
  width: number;
  height: number;
  widths: number[];
}

/**
 * The values of the form: everything that a save sends. The category is empty until the user chooses
 * one, the address until the user types one.
 */
export interface EditorFields extends Omit<WrittenContent, 'category' | 'cover'> {
  category: Category | '';
  cover: CoverFields | null;
}

export const emptyFields = (author: string): EditorFields => ({
  title: '',
  category: '',
  slug: '',
  summary: '',
  author,
  authorId: null,
  place: '',
  tags: [],
  body: '',
  cover: null,
  attachments: [],
  share: { title: '', description: '', mediaId: null },
  pinned: false,
  publishedAt: null,
  unpublishAt: null,
});

/** An address that the server makes from the title is not a value of the form. */
export const isMadeAddress = (content: Content): boolean =>
  isAddressUnseen(content) && isMadeFromTitle(content.slug, content.title);

/** The link to translations is not a value of the form until the user changes it. */
export const fieldsOf = (content: Content): EditorFields => ({
  title: content.title,
  category: content.category,
  slug: isMadeAddress(content) ? '' : content.slug,
  summary: content.summary,
  author: content.author,
  authorId: content.authorId,
  place: content.place,
  tags: content.tags,
  language: content.language,
  body: content.body,
  cover: content.cover && {
    mediaId: content.cover.mediaId,
    alt: content.cover.alt,
    caption: content.cover.caption,
    credit: content.coverCredit,
    decorative: content.coverDecorative,
    width: content.cover.width,
    height: content.cover.height,
    widths: content.cover.widths,
  },
  attachments: content.attachments,
  share: content.share,
  pinned: content.pinned,
  publishedAt: content.publishedAt,
  unpublishAt: content.unpublishAt,
});

/** The language that the server stores. */
export const languageIn = ({ language, category }: EditorFields): Locale =>
  language ?? (category ? languageOf(category) : 'tr');

/**
 * The server completes or changes these fields: it makes an empty address and an empty date, uses the
 * name of the person for the author, and removes repeated tags.
 */
const MADE_BY_SERVER = ['slug', 'author', 'tags', 'language', 'publishedAt'] as const;

/** The sent fields as they are stored after a save. */
export const storedFields = (sent: EditorFields, content: Content): EditorFields => {
  const stored = fieldsOf(content);
  return {
    ...sent,
    ...Object.fromEntries(MADE_BY_SERVER.map((name) => [name, stored[name]])),
  };
};

/** The fields that the server has changed and the user has not changed since they were sent. */
export const fieldsToUpdate = (typed: EditorFields, sent: EditorFields, stored: EditorFields) =>
  MADE_BY_SERVER.filter(
    (name) =>
      stableJson(typed[name]) === stableJson(sent[name]) &&
      stableJson(typed[name]) !== stableJson(stored[name]),
  );

/**
 * Whether the server would store the same for both: the order of properties, spaces around texts and
 * the values that only show the cover do not count.
 */
export const sameFields = (a: EditorFields, b: EditorFields) => signature(a) === signature(b);

function signature(fields: EditorFields): string {
  const { body, cover, publishedAt, unpublishAt, ...others } = fields;
  const { width: _, height: __, widths: ___, ...written } = cover ?? ({} as CoverFields);
  return JSON.stringify([
    body,
    stableJson({ ...others, language: languageIn(fields) }),
    stableJson(cover && written),
    ...[publishedAt, unpublishAt].map((moment) => moment && Date.parse(moment)),
  ]);
}

/** JSON with sorted properties, and with trimmed texts as on the server. */
const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return inner.trim();
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  }) ?? '';

/** Field paths in reading order. */
export const FIELD_ORDER = [
  'title',
  'body',
  'category',
  'slug',
  'summary',
  'tags',
  'author',
  'authorId',
  'place',
  'cover.mediaId',
  'cover.alt',
  'cover.caption',
  'publishedAt',
  'unpublishAt',
  'cover.credit',
  'attachments',
  'language',
  'translationOf',
  'share.title',
  'share.description',
  'share.mediaId',
  'pinned',
] as const;

/** The field for the author has the name and the person in one. */
export const fieldId = (field: string) =>
  `field-${field === 'authorId' ? 'author' : field.replace('.', '-')}`;
export const FIELD_IDS = Object.fromEntries(FIELD_ORDER.map((path) => [path, fieldId(path)]));

import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../../platform/i18n/locales.ts';
import { isAddressUnseen, isMadeFromTitle } from '../../rules.ts';
import {
  CATEGORY_NAMES,
  type Category,
  type Content,
  type CorrectionNote,
  languageOf,
  type NewContent,
  NO_WORDS,
  pictureWords,
  type WrittenContent,
} from '../../schema.ts';

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

const Cover = z.pipe(
  z.transform((cover: object) => ({ ...NO_WORDS, ...cover })),
  z.object({
    mediaId: z.string(),
    ...pictureWords,
    width: z.number(),
    height: z.number(),
    widths: z.array(z.number()),
  }),
);

/**
 * Every field of a save. Titles and texts have no limits here, because a text that is too long must
 * be restored as well. A copy of an earlier release does not have all fields.
 */
export const KeptFields = z.object({
  title: z.string(),
  category: z.union([z.enum(CATEGORY_NAMES), z.literal('')]),
  slug: z.string(),
  summary: z.string(),
  author: z.string(),
  authorId: z._default(z.nullable(z.string()), null),
  place: z._default(z.string(), ''),
  tags: z._default(z.array(z.string()), []),
  language: z.optional(z.enum(LOCALES)),
  body: z.string(),
  cover: z.nullable(Cover),
  attachments: z._default(z.array(z.object({ mediaId: z.string(), title: z.string() })), []),
  corrections: z.optional(z.array(z.object({ day: z.string(), text: z.string() }))),
  share: z._default(
    z.object({ title: z.string(), description: z.string(), mediaId: z.nullable(z.string()) }),
    { title: '', description: '', mediaId: null },
  ),
  translationOf: z.optional(z.nullable(z.string())),
  pinned: z._default(z.boolean(), false),
  publishedAt: z._default(z.nullable(z.string()), null),
  unpublishAt: z._default(z.nullable(z.string()), null),
  branchId: z.optional(z.nullable(z.string())),
} satisfies Record<keyof EditorFields, unknown>);

export const emptyFields = (author: string): EditorFields =>
  KeptFields.parse({
    title: '',
    category: '',
    slug: '',
    summary: '',
    author,
    body: '',
    cover: null,
  });

/** An address that the server makes from the title is not a value of the form. */
export const isMadeAddress = (content: Content): boolean =>
  isAddressUnseen(content) && isMadeFromTitle(content.slug, content.title);

/** The link to translations is not a value of the form: a change of it holds at once. */
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
  corrections: content.corrections,
  share: content.share,
  pinned: content.pinned,
  publishedAt: content.publishedAt,
  unpublishAt: content.unpublishAt,
  branchId: content.branch?.id ?? null,
});

/** The language that the server stores. */
export const languageIn = ({ language, category }: EditorFields): Locale =>
  language ?? (category ? languageOf(category) : 'tr');

/**
 * The server completes or changes these fields: it makes an empty address and an empty date, uses the
 * name of the person for the author, removes repeated tags, and chooses the branch of a limited account.
 */
const MADE_BY_SERVER = ['slug', 'author', 'tags', 'language', 'publishedAt', 'branchId'] as const;

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

/** Without what only shows it. */
const writtenCover = ({
  width: _,
  height: __,
  widths: ___,
  ...written
}: CoverFields): WrittenCover => written;

/** A correction note is one as soon as it has a text: until then it is not sent. */
export const writtenNotes = (notes: readonly CorrectionNote[] = []): CorrectionNote[] =>
  notes.filter(({ text }) => text.trim() !== '');

function signature(fields: EditorFields): string {
  const { body, cover, publishedAt, unpublishAt, corrections, ...others } = fields;
  return JSON.stringify([
    body,
    stableJson({ ...others, language: languageIn(fields) }),
    stableJson(writtenNotes(corrections)),
    stableJson(cover && writtenCover(cover)),
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
  'branchId',
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
  'corrections',
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

type Change = Pick<NewContent, 'title' | 'category'> & Partial<NewContent>;

/** A new draft with the text of another content. Address, dates, correction notes and pin are its own. */
export function draftFrom(source: EditorFields, change: Change): NewContent {
  const { cover, translationOf: _, corrections: __, ...fields } = source;
  return {
    ...fields,
    cover: cover && writtenCover(cover),
    slug: '',
    pinned: false,
    publishedAt: null,
    unpublishAt: null,
    state: 'draft',
    ...change,
  };
}

/**
 * Sent with every call that creates this content, so that a repeated call does not create it twice.
 */
export const newCreationKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

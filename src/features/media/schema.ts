import * as z from 'zod/mini';
import { branchFilter } from '../../platform/branches/contract.ts';
import { changedReply, listReply } from '../../platform/http/replies.ts';
import { NamedBranch } from '../../platform/session.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';

/** The widths in px of the stored sizes; never larger than the upload itself. */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
/**
 * The limits for each side of an upload and for all its pixels: more than cameras produce for the
 * web.
 */
export const MAX_IMAGE_SIDE = 12_000;
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Its decoder holds all pixels at once in a multiple of their size, also those of a tiny file. */
export const MAX_AVIF_PIXELS = 16_000_000;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/**
 * How pictures are encoded. After a change, `scripts/encode-demo-pictures.ts` must be run. `pixels`
 * is the limit of a single size: encoding takes some 35 bytes of memory for each pixel.
 */
export const ENCODING = {
  widths: WIDTHS,
  pixels: 3_000_000,
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, effort: 3 },
} as const;

/** The widest stored size. A tall picture is made narrower, so that no size exceeds the pixel limit. */
export function largestWidth(width: number, height: number): number {
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  const withinPixels = Math.floor(Math.sqrt((ENCODING.pixels * width) / height));
  return Math.max(1, Math.min(widest, withinPixels));
}

export const MEDIA_KINDS = ['image', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** The limits for PDFs and office files. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const MAX_PDF_PAGES = 2000;

/** The files besides pictures that can be uploaded: the ending of their names, and their type. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;
export type FileEnding = keyof typeof FILE_TYPES;

/** What a field for files accepts, for its `accept`. */
export const ACCEPTED: Record<MediaKind, string> = {
  image: IMAGE_TYPES.join(','),
  file: Object.entries(FILE_TYPES)
    .map(([ending, type]) => `.${ending},${type}`)
    .join(','),
};

export const MEDIA_LIMITS = {
  name: 200,
  alt: 300,
  caption: 300,
  credit: 200,
  search: 100,
  /** The longest tag, and the most tags of one picture or file. */
  tag: 50,
  tags: 20,
};

const percent = z.int().check(z.gte(0), z.lte(100));

export const Media = z.object({
  id: z.uuid(),
  kind: z.enum(MEDIA_KINDS),
  /** The MIME type of what was uploaded; empty for old pictures. */
  type: z.string(),
  name: z.string(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  /** It has no alternative text on purpose. */
  decorative: z.boolean(),
  tags: z.array(z.string()),
  /** The part that stays visible when the picture is cut, in percent from left and top. */
  focusX: percent,
  focusY: percent,
  /** Pixels after orientation is applied. Of a PDF: its first page. 0 for other files. */
  width: z.int(),
  height: z.int(),
  /** The widths in px of the stored sizes, ascending; a file other than a PDF has none. */
  widths: z.array(z.int()),
  /** The uploaded picture moves, and its first frame is shown. */
  firstFrameOnly: z.boolean(),
  /** Only of a PDF. */
  pages: z.nullable(z.int()),
  /** Size of the file; of a picture, of all its sizes together. */
  bytes: z.int(),
  /** The address of the file; null for a picture. */
  file: z.nullable(z.string()),
  originalName: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  version: z.int(),
});
export type Media = z.infer<typeof Media>;

/** The reply to an upload. */
export const Uploaded = z.extend(changedReply(Media), {
  /** The library had this file already; it was not stored again. */
  isKnown: z.boolean(),
});

export const MEDIA_SORTS = ['-createdAt', 'createdAt', 'name', '-name', '-bytes', 'bytes'] as const;

/** More results of a search are not counted. */
export const MOST_FOUND = 2000;

const tagField = oneLine(MEDIA_LIMITS.tag).check(z.minLength(1));

/** `q` finds words in names, texts and tags, whatever their Turkish letters. */
export const MediaFilter = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MEDIA_LIMITS.search))),
  kind: z.optional(z.enum(MEDIA_KINDS)),
  use: z.optional(z.enum(['used', 'unused', 'noAlt'])),
  tag: z.optional(tagField),
  branch: z.optional(branchFilter),
  /** Only what the staff uploaded: no pictures that the product makes, such as a document's first page. */
  origin: z.optional(z.literal('uploaded')),
  sort: z._default(z.enum(MEDIA_SORTS), '-createdAt'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 48),
});
export type MediaFilter = z.infer<typeof MediaFilter>;

export const MediaSummary = z.extend(Media, {
  /** The number of records that show or link it. */
  uses: z.int(),
  /** Whether it is a picture that somebody should describe: without an alternative text, and uploaded. */
  lacksAlt: z.boolean(),
});
export type MediaSummary = z.infer<typeof MediaSummary>;
export const MediaPage = listReply(MediaSummary);
export type MediaPage = z.infer<typeof MediaPage>;

/** A record that shows or links a picture or file. */
export const MediaUse = z.object({
  /** The kind of record, as its feature declares it. */
  kind: z.string(),
  /** What a record of this kind is called, in the language of Accept-Language. */
  kindName: z.string(),
  id: z.uuid(),
  name: z.string(),
  /** Its page in the dashboard or on the site; null: it has none. */
  path: z.nullable(z.string()),
});
export type MediaUse = z.infer<typeof MediaUse>;

export const MediaDetails = z.extend(Media, {
  uses: z.array(MediaUse),
  /** Null: the product itself, or an account that does not exist any more. */
  createdBy: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Null: of the whole party. */
  branch: z.nullable(NamedBranch),
});
export type MediaDetails = z.infer<typeof MediaDetails>;

/** What the staff can change. */
export const MediaFields = z.strictObject({
  name: oneLine(MEDIA_LIMITS.name).check(z.minLength(1)),
  alt: severalLines(MEDIA_LIMITS.alt),
  caption: oneLine(MEDIA_LIMITS.caption),
  credit: oneLine(MEDIA_LIMITS.credit),
  focusX: percent,
  focusY: percent,
  /** Left out by a dashboard of the release before: they stay as they are. */
  decorative: z.optional(z.boolean()),
  tags: z.optional(z.array(tagField).check(z.maxLength(MEDIA_LIMITS.tags))),
});
export type MediaFields = z.infer<typeof MediaFields>;

/** The same with the branch: an open one of the account; null: the whole party; left out: as before. */
export const MediaFormFields = z.extend(MediaFields, {
  branchId: z.optional(z.nullable(z.uuid())),
});
export type MediaFormFields = z.infer<typeof MediaFormFields>;

/** `version` is the version that was seen. */
export const MediaChange = z.extend(MediaFormFields, { version: z.int().check(z.positive()) });
export type MediaChange = z.infer<typeof MediaChange>;

/** How many pictures and files one call changes or deletes at most. */
export const BULK_MOST = 100;

const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(BULK_MOST));

/** A tag of the library, and how many pictures and files have it. */
export const TagCount = z.object({ tag: z.string(), count: z.int() });
export type TagCount = z.infer<typeof TagCount>;

/** More tags are not offered as a filter; the search finds them. */
export const MOST_TAGS = 1000;

export const TagChange = z.strictObject({
  ids,
  add: z._default(z.array(tagField).check(z.maxLength(MEDIA_LIMITS.tags)), []),
  remove: z._default(z.array(tagField).check(z.maxLength(MEDIA_LIMITS.tags)), []),
});
export type TagChange = z.infer<typeof TagChange>;

export const MediaIds = z.strictObject({ ids });

/** A picture or file that is used, with some of the records that use it. */
export const UsedMedia = z.object({
  id: z.uuid(),
  name: z.string(),
  /** All that use it are counted, the first {@link USES_SHOWN} are named. */
  count: z.int(),
  uses: z.array(MediaUse),
});
export type UsedMedia = z.infer<typeof UsedMedia>;
export const USES_SHOWN = 10;

/** `kept` were not deleted, because something uses them. */
export const Deletion = z.object({ deleted: z.array(z.uuid()), kept: z.array(UsedMedia) });
export type Deletion = z.infer<typeof Deletion>;

/** For `object-position`: the focal point of a picture that is cut. */
export const focusStyle = ({ focusX, focusY }: Pick<Media, 'focusX' | 'focusY'>) =>
  `${focusX}% ${focusY}%`;

/** The path of a stored size. */
export const mediaPath = (id: string, width: number, format: 'avif' | 'webp') =>
  `/media/${id}/${width}.${format}`;

/** The files of a picture for the press. */
export const PRINT_TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const;
export type PrintFormat = keyof typeof PRINT_TYPES;
export const PRINT_FORMATS = Object.keys(PRINT_TYPES) as PrintFormat[];

/** A picture as pages and the dashboard show it: AVIF and WebP at each of `widths`. */
export const Picture = z.object({
  mediaId: z.uuid(),
  width: z.int(),
  height: z.int(),
  /** The widths in px for which `/media/{mediaId}/{width}.avif` and `.webp` exist, ascending. */
  widths: z.array(z.int()),
  alt: z.string(),
  caption: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/**
 * Files that were chosen together stay in the order of choice, whichever arrives first: when they were
 * chosen, and the place of this one among them, from 0 on.
 */
export const UploadOrder = z.strictObject({
  chosenAt: z.optional(z.iso.datetime()),
  place: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9999))),
});
export type UploadOrder = z.infer<typeof UploadOrder>;

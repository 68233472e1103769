import * as z from 'zod/mini';
import { LOCALES } from '../../../../platform/i18n/locales.ts';
import { CATEGORY_NAMES } from '../../schema.ts';
import type { EditorFields } from './editor-fields.ts';

/** A function, because a browser that blocks storage throws an error on the first access to it. */
type TakeStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const Cover = z.object({
  mediaId: z.string(),
  alt: z.string(),
  caption: z.string(),
  credit: z._default(z.string(), ''),
  decorative: z._default(z.boolean(), false),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
});

/**
 * Every field of a save. Titles and texts have no limits here, because a text that is too long must
 * be restored as well. A copy of an earlier release does not have all fields.
 */
const Fields = z.object({
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
  share: z._default(
    z.object({ title: z.string(), description: z.string(), mediaId: z.nullable(z.string()) }),
    { title: '', description: '', mediaId: null },
  ),
  translationOf: z.optional(z.nullable(z.string())),
  pinned: z._default(z.boolean(), false),
  publishedAt: z._default(z.nullable(z.string()), null),
  unpublishAt: z._default(z.nullable(z.string()), null),
} satisfies Record<keyof EditorFields, unknown>);

const Copy = z.object({
  fields: Fields,
  /** The version that the user was editing; null for new content. */
  version: z.nullable(z.number()),
  /** The key of new content whose first save may have succeeded without a reply. */
  creationKey: z._default(z.nullable(z.string()), null),
  /** Milliseconds since 1970. */
  typedAt: z.number(),
});

/** Unsaved text that is stored in this browser. */
export interface LocalCopy {
  fields: EditorFields;
  version: number | null;
  creationKey: string | null;
  typedAt: number;
}

/**
 * One copy for each user and content, so that users of a shared computer do not see each other's
 * text.
 */
export const copyKey = (userId: string, contentId: string | null) =>
  `editor.unsaved:${userId}:${contentId ?? 'new'}`;

export function readCopy(take: TakeStore, key: string): LocalCopy | null {
  try {
    const raw = take().getItem(key);
    const parsed = raw ? Copy.safeParse(JSON.parse(raw)) : null;
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Returns false if the browser refuses, because the storage is full or disabled. */
export function writeCopy(take: TakeStore, key: string, copy: LocalCopy): boolean {
  try {
    take().setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function removeCopy(take: TakeStore, key: string): void {
  try {
    take().removeItem(key);
  } catch {
    // If the storage is blocked, no copy was stored.
  }
}

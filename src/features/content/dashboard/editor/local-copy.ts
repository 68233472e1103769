import * as z from 'zod/mini';
import { CATEGORY_NAMES } from '../../schema.ts';
import type { EditorFields } from './editor-fields.ts';

/** A browser that blocks storage throws as soon as it is asked for it. */
type TakeStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const Copy = z.object({
  fields: z.object({
    title: z.string(),
    category: z.union([z.enum(CATEGORY_NAMES), z.literal('')]),
    slug: z.string(),
    summary: z.string(),
    author: z.string(),
    body: z.string(),
    cover: z.nullable(
      z.object({
        mediaId: z.string(),
        alt: z.string(),
        caption: z.string(),
        width: z.number(),
        height: z.number(),
        widths: z.array(z.number()),
      }),
    ),
  }),
  /** The version the text was written over; null for a new piece. */
  version: z.nullable(z.number()),
  /** Of a new piece whose first save may have got through without an answer. */
  creationKey: z._default(z.nullable(z.string()), null),
  /** Milliseconds since 1970. */
  typedAt: z.number(),
});

/** Unsaved text as this browser keeps it. */
export interface LocalCopy {
  fields: EditorFields;
  version: number | null;
  creationKey: string | null;
  typedAt: number;
}

/** One copy a person and a piece: on a shared computer nobody is offered another one's text. */
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

/** False when the browser would not take it: storage is full or switched off. */
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
    // Nothing could be stored, so nothing is left.
  }
}

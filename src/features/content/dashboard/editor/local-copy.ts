import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { type EditorFields, KeptFields, sameFields } from './editor-fields.ts';
import type { ContentInput } from './editor-rules.ts';

/** A function, because a browser that blocks storage throws an error on the first access to it. */
type TakeStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const Copy = z.object({
  fields: KeptFields,
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

/** The time from a change to the copy, in ms. */
const WRITE_PAUSE = 300;
const browserStorage = () => window.localStorage;

interface LocalCopyParts {
  userId: string;
  /** Null for new content. */
  contentId: string | null;
  form: UseFormReturn<EditorFields, unknown, ContentInput>;
  stored: EditorFields;
  unsaved: boolean;
  /** The data that is stored with the fields. */
  about: () => Pick<LocalCopy, 'version' | 'creationKey'>;
}

/**
 * Stores a copy of unsaved text in this browser, so that it is not lost after a reload, a crash or
 * the end of the session. `found` is a copy from an earlier visit; until the user decides about it,
 * no new copy is written. `isOff` is true if the browser refused the last copy.
 */
export function useLocalCopy({ userId, contentId, form, stored, unsaved, about }: LocalCopyParts) {
  const key = copyKey(userId, contentId);
  const [found, setFound] = useState<LocalCopy | null>(() => {
    const copy = readCopy(browserStorage, key);
    return copy && !sameFields(copy.fields, stored) ? copy : null;
  });
  const [isOff, setIsOff] = useState(false);
  const latest = useRef({ about, stored, mayWrite: !found });
  latest.current = { about, stored, mayWrite: !found };

  const flush = useCallback(() => {
    const { about: aboutNow, stored: storedNow, mayWrite } = latest.current;
    const fields = form.getValues();
    if (!mayWrite || sameFields(fields, storedNow)) return;
    setIsOff(!writeCopy(browserStorage, key, { fields, ...aboutNow(), typedAt: Date.now() }));
  }, [form, key]);

  useEffect(() => {
    if (!unsaved || found) return;
    // Not restarted by the next key: a user who types without a pause has a copy as well.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      flush();
    };
    const writeSoon = () => {
      timer ??= setTimeout(write, WRITE_PAUSE);
    };
    writeSoon();
    const stop = form.subscribe({ formState: { values: true }, callback: writeSoon });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, unsaved, found, flush]);

  // New content gets its own key at the first save; the copy under the previous key is then
  // removed.
  const former = useRef(key);
  useEffect(() => {
    if (found || unsaved) return;
    removeCopy(browserStorage, former.current);
    removeCopy(browserStorage, key);
    former.current = key;
  }, [found, unsaved, key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [flush]);

  const discard = useCallback(() => {
    latest.current.mayWrite = false;
    removeCopy(browserStorage, key);
    setFound(null);
  }, [key]);
  const offer = useCallback(
    (copy: LocalCopy) => {
      writeCopy(browserStorage, key, copy);
      setFound(copy);
    },
    [key],
  );
  return { found, isOff, discard, offer, take: () => setFound(null) };
}

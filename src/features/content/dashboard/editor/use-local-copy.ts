import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type EditorFields, sameFields } from './editor-fields.ts';
import type { ContentInput } from './editor-rules.ts';
import { copyKey, type LocalCopy, readCopy, removeCopy, writeCopy } from './local-copy.ts';

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

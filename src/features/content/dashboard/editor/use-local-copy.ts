import { useCallback, useEffect, useRef, useState } from 'react';
import { type EditorFields, sameFields } from './editor-fields.ts';
import { copyKey, type LocalCopy, readCopy, removeCopy, writeCopy } from './local-copy.ts';

const WRITE_PAUSE = 400;
const browserStorage = () => window.localStorage;

interface LocalCopyParts {
  userId: string;
  contentId: string | null;
  fields: EditorFields;
  saved: EditorFields;
  version: number | null;
  creationKey: string | null;
  unsaved: boolean;
}

/**
 * Keeps a copy of unsaved text in this browser, so that a reload, a crash or a lost session does
 * not lose it. `found` is a copy of an earlier visit that waits for a decision; until it is taken
 * nothing is written over it. `isOff` says that the browser took no copy when it was last given one.
 */
export function useLocalCopy({
  userId,
  contentId,
  fields,
  saved,
  version,
  creationKey,
  unsaved,
}: LocalCopyParts) {
  const key = copyKey(userId, contentId);
  const [found, setFound] = useState<LocalCopy | null>(() => {
    const copy = readCopy(browserStorage, key);
    return copy && !sameFields(copy.fields, saved) ? copy : null;
  });
  const [isOff, setIsOff] = useState(false);
  const latest = useRef<LocalCopy | null>(null);
  latest.current = unsaved && !found ? { fields, version, creationKey, typedAt: Date.now() } : null;

  const flush = useCallback(() => {
    if (latest.current) setIsOff(!writeCopy(browserStorage, key, latest.current));
  }, [key]);

  useEffect(() => {
    if (!unsaved || found) return;
    // Read only to start the pause anew with every change.
    void fields;
    const timer = setTimeout(flush, WRITE_PAUSE);
    return () => clearTimeout(timer);
  }, [fields, unsaved, found, flush]);

  // A new piece gets its own key with its first save; the copy under the old key is then spent.
  const spent = useRef(key);
  useEffect(() => {
    if (found || unsaved) return;
    removeCopy(browserStorage, spent.current);
    removeCopy(browserStorage, key);
    spent.current = key;
  }, [found, unsaved, key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [flush]);

  const discard = useCallback(() => {
    latest.current = null;
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

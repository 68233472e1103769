import { useEffect, useId, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../language/language.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';

/** All unsaved work on screen: for each part, the function that discards it. */
const unsaved = new Map<string, () => void>();
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

export function discardUnsavedWork(): void {
  const discards = [...unsaved.values()];
  unsaved.clear();
  for (const discard of discards) discard();
  changed();
}

export const hasUnsavedWork = () => unsaved.size > 0;

export const useHasUnsavedWork = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, hasUnsavedWork);

interface UnsavedGuardProps {
  unsaved: boolean;
  /** Discards the typed values, including copies in the browser. */
  onDiscard: () => void;
}

/**
 * Marks typed values that are not stored: {@link LeaveDialog} asks before a link, Back or signing out
 * discards them, and the browser before a reload. A page may have several.
 */
export function UnsavedGuard({ unsaved: isUnsaved, onDiscard }: UnsavedGuardProps) {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(id, onDiscard);
    changed();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      if (unsaved.delete(id)) changed();
    };
  }, [id, isUnsaved, onDiscard]);
  return null;
}

/** One for the whole dashboard: the router supports a single blocker. */
export function LeaveDialog() {
  const { t } = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.saved !== true,
  );
  const leave = () => {
    discardUnsavedWork();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('dashboard:unsaved.title')}
      action={t('dashboard:unsaved.leave')}
      keep={t('dashboard:unsaved.stay')}
      danger
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    >
      {t('dashboard:unsaved.text')}
    </ConfirmDialog>
  );
}

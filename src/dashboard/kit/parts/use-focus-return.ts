import { useLayoutEffect, useMemo } from 'react';
import { focusMain } from '../page/focus-main.ts';

/** What had the focus last: a button that is disabled while it is busy loses the focus. */
let last: HTMLElement | null = null;
document.addEventListener('focusin', ({ target }) => {
  last = target as HTMLElement;
});

/** What has the focus; for an item of a menu, which will be gone, the button of that menu. */
function findOpener(): HTMLElement | null {
  const { activeElement, body } = document;
  const active = activeElement === body ? last : (activeElement as HTMLElement | null);
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}

/** Focuses what opened the dialog or, while that is disabled, the dialog or page that contains it. */
function giveBack(opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
  if (!opener || document.activeElement === opener) return;
  const dialog = opener.closest<HTMLElement>('[role="dialog"]');
  if (dialog?.isConnected) dialog.focus({ preventScroll: true });
  else focusMain();
}

/**
 * Gives the focus back when a dialog closes, unless it has gone elsewhere on purpose. The component
 * library does it neither for a dialog that a menu opened nor for one that leaves the page at once.
 */
export function useFocusReturn(opened: boolean): void {
  // Found while drawing: an effect comes when the menu has already left the page.
  const opener = useMemo(() => (opened ? findOpener() : null), [opened]);
  useLayoutEffect(
    () => () => {
      const active = document.activeElement;
      if (active === document.body || active?.closest('[role="dialog"]')) giveBack(opener);
    },
    [opener],
  );
}

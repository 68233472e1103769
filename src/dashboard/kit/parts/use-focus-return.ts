import { useLayoutEffect, useMemo } from 'react';
import { focusMain } from '../page/focus-main.ts';

/** The last focused element: a button that is disabled while it is busy loses the focus. */
let last: HTMLElement | null = null;
document.addEventListener('focusin', ({ target }) => {
  last = target as HTMLElement;
});

/** The focused element. For a menu item, which will be removed, the button of its menu. */
function findOpener(): HTMLElement | null {
  const { activeElement, body } = document;
  const active = activeElement === body ? last : (activeElement as HTMLElement | null);
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}

/**
 * Focuses the element that opened the dialog or, if it is disabled, the surrounding dialog or page.
 */
function giveBack(opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
  if (!opener || document.activeElement === opener) return;
  const dialog = opener.closest<HTMLElement>('[role="dialog"]');
  if (dialog?.isConnected) dialog.focus({ preventScroll: true });
  else focusMain();
}

/**
 * Returns the focus when a dialog closes, unless it was moved elsewhere on purpose. The component
 * library does not do this for a dialog opened from a menu or for one that is unmounted at once.
 */
export function useFocusReturn(opened: boolean): void {
  // Read during rendering: an effect runs after the menu has left the page.
  const opener = useMemo(() => (opened ? findOpener() : null), [opened]);
  useLayoutEffect(
    () => () => {
      const active = document.activeElement;
      if (active === document.body || active?.closest('[role="dialog"]')) giveBack(opener);
    },
    [opener],
  );
}

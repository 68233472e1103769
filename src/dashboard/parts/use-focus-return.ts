import { useLayoutEffect, useMemo } from 'react';

/** What has the focus; for an item of a menu, which will be gone, the button of that menu. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null;
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
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
      if (active === document.body || active?.closest('[role="dialog"]'))
        opener?.focus({ preventScroll: true });
    },
    [opener],
  );
}

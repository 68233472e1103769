/** How long a popover stays open after the pointer has left it, in ms. */
const LINGER_MS = 50;

/**
 * Controls the popovers instead of CSS: they open on hover and click, and close on Esc or
 * shortly after the pointer has left. With `data-menu` the style sheet follows `aria-expanded`.
 */
export function enhanceMenu() {
  for (const group of document.querySelectorAll<HTMLElement>('[data-popover]')) {
    const button = group.querySelector('button');
    if (button) enhanceGroup(group, button);
  }
  document.documentElement.dataset.menu = '';
}

function enhanceGroup(group: HTMLElement, button: HTMLButtonElement) {
  let leaving = 0;
  /** Opened by a click: stays open until the next click, Esc or the loss of focus. */
  let held = false;
  let openedAt = 0;
  const isOpen = () => button.ariaExpanded === 'true';
  const setOpen = (open: boolean) => {
    button.ariaExpanded = String(open);
  };
  const show = () => {
    clearTimeout(leaving);
    if (!isOpen()) openedAt = performance.now();
    setOpen(true);
  };
  const hide = () => {
    held = false;
    setOpen(false);
  };

  group.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') show();
  });
  group.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse' || held) return;
    clearTimeout(leaving);
    leaving = window.setTimeout(hide, LINGER_MS);
  });
  group.addEventListener('focusout', (event) => {
    if (!group.contains(event.relatedTarget as Node | null)) hide();
  });
  button.addEventListener('click', () => {
    // A click also causes a hover; it must not close what that has just opened.
    if (isOpen() && (held || performance.now() - openedAt > 300)) return hide();
    show();
    held = true;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    if (group.contains(document.activeElement)) button.focus();
    hide();
  });
  document.addEventListener('pointerdown', (event) => {
    if (held && !group.contains(event.target as Node)) hide();
  });
}

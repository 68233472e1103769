/** How long a popover stays after the pointer has left it, in ms. */
const LINGER_MS = 50;

/**
 * Takes the popovers over from CSS: open on hover, focus and click, closed shortly after leaving
 * and on Esc. `data-menu` tells the style sheet to follow `aria-expanded` from now on.
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
  /** Held open by a click, until the next click, Esc or the focus going elsewhere. */
  let held = false;
  let openedAt = 0;
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: boolean) => button.setAttribute('aria-expanded', String(open));
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
  group.addEventListener('focusin', (event) => {
    if ((event.target as HTMLElement).matches(':focus-visible')) show();
  });
  group.addEventListener('focusout', (event) => {
    if (!group.contains(event.relatedTarget as Node | null)) hide();
  });
  button.addEventListener('click', () => {
    // What the same gesture has just opened by hovering or focusing must not close again.
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

/**
 * Makes the drawer a modal dialog: focus stays inside; Esc, a link or a click outside closes it.
 */
export function enhanceDrawer() {
  const drawer = document.querySelector<HTMLDialogElement>('#menu');
  const burger = document.querySelector('a[href="#menu"]');
  if (!drawer || !burger) return;

  const open = () => {
    if (drawer.open) return;
    drawer.showModal();
    const first = drawer.querySelector<HTMLElement>('a[aria-current]:not([data-languages] a)');
    (first ?? drawer.querySelector<HTMLElement>('summary,nav a'))?.focus();
  };
  burger.addEventListener('click', (event) => {
    event.preventDefault();
    open();
  });
  drawer.addEventListener('click', (event) => {
    const target = event.target as HTMLElement;
    const link = target.closest('a');
    // The target of a click is the dialog itself only if the click is on its backdrop.
    if (target === drawer || link) drawer.close();
    if (link?.matches('[data-close]')) event.preventDefault();
  });
  // A wider window shows the menu and hides the burger button, but would leave the drawer open.
  new ResizeObserver(() => {
    if (drawer.open && burger.getClientRects().length === 0) drawer.close();
  }).observe(document.documentElement);
  // A page that the browser restores from its back/forward cache must not have an open drawer.
  addEventListener('pagehide', () => drawer.close());
  // The address opened the drawer before this script ran.
  if (location.hash === '#menu') {
    history.replaceState(null, '', location.pathname + location.search);
    open();
  }
}

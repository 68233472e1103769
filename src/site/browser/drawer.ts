/** Makes the drawer a modal dialog: focus stays inside, Esc closes, going elsewhere closes. */
export function enhanceDrawer() {
  const drawer = document.querySelector<HTMLDialogElement>('#menu');
  const burger = document.querySelector('a[href="#menu"]');
  if (!drawer || !burger) return;

  const open = () => {
    if (drawer.open) return;
    drawer.showModal();
    const first = drawer.querySelector<HTMLElement>('a[aria-current]:not([data-languages] a)');
    (first ?? drawer.querySelector<HTMLElement>('summary, nav a'))?.focus();
  };
  burger.addEventListener('click', (event) => {
    event.preventDefault();
    open();
  });
  drawer.addEventListener('click', (event) => {
    const target = event.target as HTMLElement;
    const link = target.closest('a');
    // The dialog itself is hit only where its backdrop is.
    if (target === drawer || link) drawer.close();
    if (link?.matches('[data-close]')) event.preventDefault();
  });
  // A wider window shows the menu itself; the burger is then gone, and the drawer would stay.
  new ResizeObserver(() => {
    if (drawer.open && burger.getClientRects().length === 0) drawer.close();
  }).observe(document.documentElement);
  // A page that comes back from the browser's memory comes back with its drawer closed.
  addEventListener('pagehide', () => drawer.close());
  // Opened by its address before this script ran.
  if (location.hash === '#menu') {
    history.replaceState(null, '', location.pathname + location.search);
    open();
  }
}

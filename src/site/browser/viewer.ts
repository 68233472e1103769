const load = () => import('../../features/documents/site/viewer/open-viewer.ts');

/**
 * Opens in the page: the PDF of a link with `data-viewer`, whose viewer is loaded when the pointer
 * enters the link, and the pictures and videos of a text. An address with a page number (`#sayfa=7`)
 * opens the PDF at once.
 */
export function enhanceViewer() {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-viewer]');
  for (const link of links)
    link.addEventListener('pointerenter', () => load().catch(() => {}), { once: true });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'a[data-viewer],.prose figure>a',
    );
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // If the code cannot be loaded, the browser follows the link.
    const follow = () => location.assign(link.href);
    if (link.dataset.viewer) load().then(({ openViewer }) => openViewer(link), follow);
    else import('../figures/open-figure.ts').then(({ openFigure }) => openFigure(link), follow);
  });
  const [first] = links;
  if (!first) return;
  const place = document.querySelector<HTMLElement>('[data-viewer-place]');
  // Its code is not needed before, and other pages have none of it.
  const prepare = () =>
    import('./show-when-idle.ts').then(
      ({ showWhenIdle }) => showWhenIdle(place as HTMLElement, first, load),
      () => {},
    );
  if (place) addEventListener('load', prepare, { once: true });
  const openAtPage = async () => {
    if (location.hash.startsWith('#sayfa=')) (await load()).openViewer(first);
  };
  addEventListener('hashchange', openAtPage);
  openAtPage();
}

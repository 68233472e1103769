const load = () => import('../../features/documents/site/viewer/open-viewer.ts');

/**
 * Opens the PDF of a link with `data-viewer` in the viewer, which is loaded when the pointer enters
 * the link. An address with a page number (`#sayfa=7`) opens it at once.
 */
export function enhanceViewer() {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-viewer]');
  for (const link of links) {
    link.addEventListener('pointerenter', () => load().catch(() => {}), { once: true });
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // If the viewer cannot be loaded, the browser follows the link.
      const follow = () => location.assign(link.href);
      load().then(({ openViewer }) => openViewer(link), follow);
    });
  }
  const [first] = links;
  if (!first) return;
  const openAtPage = async () => {
    if (location.hash.startsWith('#sayfa=')) (await load()).openViewer(first);
  };
  addEventListener('hashchange', openAtPage);
  openAtPage();
}

const load = () => import('../../features/documents/site/viewer/open-viewer.ts');

/**
 * Links with `data-viewer`, which lead to a PDF, open it in a viewer instead; it is fetched when
 * somebody is about to. An address that names a page (`#sayfa=7`) opens it at once.
 */
export function enhanceViewer() {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-viewer]');
  for (const link of links) {
    link.addEventListener('pointerenter', () => load().catch(() => {}), { once: true });
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // A viewer that cannot come leaves the link what it was.
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

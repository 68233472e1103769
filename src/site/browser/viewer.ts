const load = () => import('../../features/documents/site/viewer/open-viewer.ts');

/**
 * Opens in the page: the PDF of a link with `data-viewer`, whose viewer is loaded when the pointer
 * enters the link, and the pictures and videos of a text. An address with a page number (`#sayfa=7`)
 * opens the PDF at once.
 */
export function enhanceViewer() {
  const first = document.querySelector<HTMLAnchorElement>('a[data-viewer]');
  for (const link of document.querySelectorAll('a[data-viewer]'))
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
  const place = document.querySelector<HTMLElement>('[data-viewer-place]');
  if (!first) return;
  if (place) showWhenIdle(place, first);
  const openAtPage = async () => {
    if (location.hash.startsWith('#sayfa=')) (await load()).openViewer(first);
  };
  addEventListener('hashchange', openAtPage);
  openAtPage();
}

/** Of the browsers that tell it. */
interface Connection {
  connection?: { saveData?: boolean };
}

/**
 * Shows the PDF in its place in the page, where the style sheet gives it one: when the page is loaded
 * and idle, or at once if somebody asks for it, which those who save data have to do.
 */
function showWhenIdle(place: HTMLElement, link: HTMLElement): void {
  let isShown = false;
  const show = async () => {
    if (isShown || getComputedStyle(place).display === 'none') return;
    isShown = true;
    // Without its code, the links stay.
    await load().then(
      ({ showInPage }) => showInPage(place, link),
      () => {},
    );
  };
  place.querySelector('button')?.addEventListener('click', show);
  if ((navigator as Connection).connection?.saveData) return;
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(show) : setTimeout(show, 2000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

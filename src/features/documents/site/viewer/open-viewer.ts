import { loadStyles } from '../../../../site/kit/load-styles.ts';
import { fillFrame } from './fill-frame.ts';
import { type Linked, makeFrame } from './frame.ts';
import { listenToKeys } from './keys.ts';
import styles from './open-viewer.css?url';
import { enterAddress, leaveAddress, pageInAddress, writePage } from './page-address.ts';
import { loadTexts, type ViewerTexts } from './texts.ts';

const ready = loadStyles(styles);

let shown: { goTo(page: number): void } | undefined;
let waiting = false;
/** The document in the page, if there is one. */
let inPage: { end(): void; show(): void } | undefined;

/**
 * Opens the document of a link with `data-viewer` at the page in the address, or at its
 * first page; goes to that page if the document is already open.
 */
export async function openViewer(link: HTMLElement): Promise<void> {
  if (shown) return shown.goTo(pageInAddress() ?? 1);
  if (waiting) return;
  waiting = true;
  try {
    const [texts] = await Promise.all([loadTexts(), ready]);
    shown = show(linkedOf(link), texts, link);
  } finally {
    waiting = false;
  }
}

function show(linked: Linked, texts: ViewerTexts, link: HTMLElement) {
  const frame = makeFrame('dialog', texts, linked);
  const { find, contents } = frame;
  const dialog = frame.root as HTMLDialogElement;
  const ended = new AbortController();
  const { signal } = ended;
  const page = pageInAddress() ?? 1;

  frame.close.addEventListener('click', () => dialog.close());
  addEventListener('popstate', () => pageInAddress() === null && dialog.close(), { signal });
  dialog.addEventListener('close', () => {
    ended.abort();
    dialog.remove();
    shown = undefined;
    leaveAddress();
    link.focus({ preventScroll: true });
    inPage?.show();
  });

  inPage?.end();
  document.body.append(dialog);
  dialog.showModal();
  enterAddress(page);
  const filled = fillFrame({
    frame,
    texts,
    linked,
    page,
    signal,
    isAsked: true,
    onPage: writePage,
  });
  listenToKeys(dialog, {
    viewer: filled.viewer,
    openFind: find.open,
    stepBack: () => find.close() || contents.uncover() || dialog.close(),
  });
  return filled;
}

/**
 * Shows the document of a link in the page, in this element, which has its size already. It changes
 * neither the address nor the focus. While a dialog shows a document it is away: two viewers would
 * give the same ids to the parts of their pages. It is away, too, while the element is hidden, as on a
 * screen that became narrow: pages do not fit into nothing.
 */
export async function showInPage(place: HTMLElement, link: HTMLElement): Promise<void> {
  const [texts] = await Promise.all([loadTexts(), ready]);
  const before = [...place.childNodes];
  let ended: AbortController | undefined;
  const end = () => {
    if (!ended) return;
    ended.abort();
    ended = undefined;
    place.replaceChildren(...before);
  };
  const show = () => {
    if (ended || shown || waiting || isHidden(place)) return;
    ended = new AbortController();
    const linked = linkedOf(link);
    const frame = makeFrame('section', texts, linked);
    place.replaceChildren(frame.root);
    const filled = fillFrame({
      frame,
      texts,
      linked,
      page: 1,
      isAsked: false,
      signal: ended.signal,
      onPage: () => {},
    });
    listenToKeys(frame.root, {
      viewer: filled.viewer,
      openFind: frame.find.open,
      stepBack: () => frame.find.close() || frame.contents.uncover(),
    });
  };
  inPage = { end, show };
  new ResizeObserver(() => (isHidden(place) ? end() : show())).observe(place);
}

const isHidden = (place: HTMLElement) => place.offsetParent === null;

const linkedOf = ({ dataset: { viewer = '', title = '', pages } }: HTMLElement): Linked => ({
  address: viewer,
  title,
  pages: Number(pages ?? 0),
});

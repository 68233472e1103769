import { loadStyles } from '../../../../site/kit/load-styles.ts';
import { type Linked, makeDialog } from './dialog.ts';
import { failureOf } from './failure.ts';
import { followPages } from './follow-pages.ts';
import { listenToKeys } from './keys.ts';
import { makeNotice } from './notice.ts';
import type { OpenDocument } from './open-document.ts';
import styles from './open-viewer.css?url';
import { enterAddress, leaveAddress, pageInAddress } from './page-address.ts';
import { zoomByPinching } from './pinch.ts';
import { loadTexts, type ViewerTexts } from './texts.ts';

const ready = loadStyles(styles);

let shown: { goTo(page: number): void } | undefined;
let waiting = false;

/**
 * Opens the document of a link with `data-viewer` at the page in the address, or at its
 * first page; goes to that page if the document is already open.
 */
export async function openViewer(link: HTMLElement): Promise<void> {
  if (shown) return shown.goTo(pageInAddress() ?? 1);
  if (waiting) return;
  waiting = true;
  try {
    const { viewer: address = '', title = '', pages } = link.dataset;
    const [texts] = await Promise.all([loadTexts(), ready]);
    shown = show({ address, title, pages: Number(pages ?? 0) }, texts, link);
  } finally {
    waiting = false;
  }
}

function show(linked: Linked, texts: ViewerTexts, link: HTMLElement) {
  const parts = makeDialog(texts, linked);
  const { dialog, container, stage, find, contents } = parts;
  const ended = new AbortController();
  const { signal } = ended;
  let opened: OpenDocument | undefined;
  let page = pageInAddress() ?? 1;

  const notice = makeNotice(texts, linked.address, () => load());
  const goTo = (wanted: number) => {
    page = wanted;
    const { viewer } = opened ?? {};
    if (viewer && page <= viewer.pagesCount) viewer.currentPageNumber = page;
  };

  async function load(): Promise<void> {
    stage.append(notice.element);
    notice.showProgress();
    container.focus();
    try {
      const { openDocument } = await import('./open-document.ts');
      const onProgress = (percent: number) =>
        notice.showProgress(percent >= 0 ? percent / 100 : undefined);
      opened = await openDocument({ address: linked.address, container, onProgress, signal });
    } catch (error) {
      if (!signal.aborted) notice.showFailure(failureOf(error));
      return;
    }
    if (signal.aborted) return opened.close();
    connect(opened);
    notice.hide();
  }

  function connect(document: OpenDocument) {
    const unfit = parts.zooming.connect(document);
    const unfollow = followPages(document, texts, parts.status);
    signal.addEventListener('abort', () => {
      unfit();
      unfollow();
      document.close();
    });
    parts.turning.connect(document);
    find.connect(document);
    contents.connect(document);
    zoomByPinching(document.viewer);
    goTo(page);
  }

  listenToKeys(dialog, {
    viewer: () => opened?.viewer,
    openFind: find.open,
    stepBack: () => find.close() || contents.uncover() || dialog.close(),
  });
  parts.close.addEventListener('click', () => dialog.close());
  addEventListener('popstate', () => pageInAddress() === null && dialog.close(), { signal });
  dialog.addEventListener('close', () => {
    ended.abort();
    dialog.remove();
    shown = undefined;
    leaveAddress();
    link.focus({ preventScroll: true });
  });

  document.body.append(dialog);
  dialog.showModal();
  enterAddress(page);
  load();
  return { goTo };
}

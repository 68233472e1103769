import { failureOf } from './failure.ts';
import { followPages } from './follow-pages.ts';
import type { Linked, makeFrame } from './frame.ts';
import { makeNotice } from './notice.ts';
import type { OpenDocument } from './open-document.ts';
import { zoomByPinching } from './pinch.ts';
import type { ViewerTexts } from './texts.ts';

interface Filling {
  frame: ReturnType<typeof makeFrame>;
  texts: ViewerTexts;
  linked: Linked;
  /** The first page to show. */
  page: number;
  /** Whether somebody opened it: then the pages get the focus, so that the keys scroll them, and the whole document is loaded. */
  isAsked: boolean;
  onPage: (page: number) => void;
  /** Aborted when the frame is removed. */
  signal: AbortSignal;
}

/** Loads the document into a frame of the page; if it cannot be loaded, the frame offers another try. */
export function fillFrame({ frame, texts, linked, isAsked, onPage, signal, ...first }: Filling) {
  const { container, stage } = frame;
  let opened: OpenDocument | undefined;
  let { page } = first;
  const notice = makeNotice(texts, linked.address, () => load(true));
  const goTo = (wanted: number) => {
    page = wanted;
    const { viewer } = opened ?? {};
    if (viewer && page <= viewer.pagesCount) viewer.currentPageNumber = page;
  };

  async function load(focuses: boolean): Promise<void> {
    stage.append(notice.element);
    notice.showProgress();
    if (focuses) container.focus();
    try {
      const { openDocument } = await import('./open-document.ts');
      const onProgress = (percent: number) =>
        notice.showProgress(percent >= 0 ? percent / 100 : undefined);
      const { address } = linked;
      const request = { address, container, isSparing: !isAsked, onProgress, signal };
      opened = await openDocument(request);
    } catch (error) {
      if (!signal.aborted) notice.showFailure(failureOf(error));
      return;
    }
    if (signal.aborted) return opened.close();
    connect(opened);
    notice.hide();
  }

  function connect(document: OpenDocument) {
    const unfit = frame.zooming.connect(document);
    const unfollow = followPages(document, texts, frame.status, onPage);
    signal.addEventListener('abort', () => {
      unfit();
      unfollow();
      document.close();
    });
    frame.turning.connect(document);
    frame.find.connect(document);
    frame.contents.connect(document);
    zoomByPinching(document.viewer);
    goTo(page);
  }

  load(isAsked);
  return { goTo, viewer: () => opened?.viewer };
}

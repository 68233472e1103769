import type { PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { DEFAULT_LOCALE } from '../../../../platform/i18n/locales.ts';
import { element } from './element.ts';
import type { Linked, makeFrame } from './frame.ts';
import type { OpenDocument } from './open-document.ts';
import { fill, formatPercent, type ViewerTexts } from './texts.ts';

/** How long after the last zoom change a page is rendered again, in ms. */
const RENDER_AFTER_MS = 300;

/** Converts wheel movement into a zoom factor: 100 px change the zoom by about a tenth. */
const WHEEL_PX = 1000;

/** How long a page must be visible, in ms, before it is announced. */
const SETTLED_MS = 250;

interface Filling {
  frame: ReturnType<typeof makeFrame>;
  texts: ViewerTexts;
  linked: Linked;
  /** The first page to show. */
  page: number;
  /**
   * Whether somebody opened it: then the pages get the focus, so that the keys scroll them, and the
   * whole document is loaded.
   */
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

/** Labels the pages, announces the current page in `status`, and calls `onPage` with it. */
function followPages(
  opened: OpenDocument,
  texts: ViewerTexts,
  status: HTMLElement,
  onPage: (page: number) => void,
) {
  const { viewer, bus } = opened;
  const count = viewer.pagesCount;
  for (let page = 1; page <= count; page++) {
    const { div } = viewer.getPageView(page - 1);
    div.setAttribute('aria-label', fill(texts.pageName, { page }));
  }
  // Documents are in Turkish unless the PDF itself names another language.
  bus.on('textlayerrendered', ({ source }: { source: { textLayer: { div: HTMLElement } } }) => {
    if (!viewer.viewer?.getAttribute('lang')) source.textLayer.div.lang = DEFAULT_LOCALE;
  });

  let timer = 0;
  bus.on('pagechanging', ({ pageNumber: page }: { pageNumber: number }) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = fill(texts.pageOf, { page, count });
      onPage(page);
    }, SETTLED_MS);
  });
  return () => clearTimeout(timer);
}

interface Notice {
  element: HTMLElement;
  /** From 0 to 1; left out while it is unknown. */
  showProgress(share?: number): void;
  showFailure(failure: Failure): void;
  hide(): void;
}

/** Shown instead of the pages: the loading progress or the reason for a failure. */
function makeNotice(texts: ViewerTexts, address: string, retry: () => void): Notice {
  const notice = element('div', { class: 'viewer-notice' });
  const progress = element('progress', { max: '1', 'aria-label': texts.loading });
  const share = element('span', { class: 'num' });
  const loading = element('div', { class: 'viewer-loading' });
  loading.append(element('p', { role: 'status' }, `${texts.loading}…`), progress, share);

  return {
    element: notice,
    showProgress(value) {
      if (value === undefined) progress.removeAttribute('value');
      else progress.value = value;
      share.textContent = value === undefined ? '' : formatPercent(value);
      if (!loading.isConnected) notice.replaceChildren(loading);
    },
    showFailure(failure) {
      const again = element('button', { type: 'button', class: 'btn' }, texts.retry);
      again.addEventListener('click', retry);
      const download = { class: 'btn line', href: address, download: '' };
      const message = element(
        'div',
        { class: 'viewer-failure corner', role: 'alert' },
        element('h3', {}, texts[failure].title),
        element('p', {}, texts[failure].text),
        element('div', { class: 'viewer-ways' }, again, element('a', download, texts.download)),
      );
      notice.replaceChildren(message);
      again.focus();
    },
    hide: () => notice.remove(),
  };
}

/** Why a document did not open; each has its own message. */
type Failure = 'missing' | 'broken' | 'unreachable';

/** The failure for an error of pdf.js. Its errors can only be distinguished by their names. */
function failureOf(error: unknown): Failure {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'InvalidPDFException' || name === 'PasswordException') return 'broken';
  if (status === 404 || status === 410) return 'missing';
  return 'unreachable';
}

const distance = (a: Touch, b: Touch) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Two fingers, or the wheel with Ctrl (which touchpads send for pinching), zoom the pages but not
 * the toolbar.
 */
function zoomByPinching(viewer: PDFViewer): void {
  const { container } = viewer;
  const zoom = (scaleFactor: number, x: number, y: number) => {
    const { left, top } = container.getBoundingClientRect();
    const origin = [x - left, y - top];
    viewer.updateScale({ scaleFactor, drawingDelay: RENDER_AFTER_MS, origin });
  };
  let apart = 0;

  container.addEventListener('touchstart', ({ touches: [a, b] }) => {
    apart = a && b ? distance(a, b) : 0;
  });
  container.addEventListener(
    'touchmove',
    (event) => {
      const [a, b] = event.touches;
      if (!a || !b || !apart) return;
      event.preventDefault();
      const now = distance(a, b);
      // Sizes are whole percents, so smaller steps are collected until they are large enough.
      if (Math.abs(now / apart - 1) < 0.02) return;
      zoom(now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      apart = now;
    },
    { passive: false },
  );
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / WHEEL_PX), event.clientX, event.clientY);
    },
    { passive: false },
  );
}

import { DEFAULT_LOCALE } from '../../../../platform/i18n/locales.ts';
import type { OpenDocument } from './open-document.ts';
import { fill, type ViewerTexts } from './texts.ts';

/** How long a page must be visible, in ms, before it is announced. */
const SETTLED_MS = 250;

/** Labels the pages, announces the current page in `status`, and calls `onPage` with it. */
export function followPages(
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

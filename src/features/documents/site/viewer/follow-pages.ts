import { DEFAULT_LOCALE } from '../../../../platform/i18n/locales.ts';
import type { OpenDocument } from './open-document.ts';
import { writePage } from './page-address.ts';
import { fill, type ViewerTexts } from './texts.ts';

/** Pages that are only passed by are neither said nor written into the address, in ms. */
const SETTLED_MS = 250;

/** Names the pages, says the one that is reached in `status`, and writes it into the address. */
export function followPages(opened: OpenDocument, texts: ViewerTexts, status: HTMLElement) {
  const { viewer, bus } = opened;
  const count = viewer.pagesCount;
  for (let page = 1; page <= count; page++) {
    const { div } = viewer.getPageView(page - 1);
    div.setAttribute('aria-label', fill(texts.pageName, { page }));
  }
  // The party writes in Turkish; a document that says otherwise itself is believed.
  bus.on('textlayerrendered', ({ source }: { source: { textLayer: { div: HTMLElement } } }) => {
    if (!viewer.viewer?.getAttribute('lang')) source.textLayer.div.lang = DEFAULT_LOCALE;
  });

  let timer = 0;
  bus.on('pagechanging', ({ pageNumber: page }: { pageNumber: number }) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = fill(texts.pageOf, { page, count });
      writePage(page);
    }, SETTLED_MS);
  });
  return () => clearTimeout(timer);
}

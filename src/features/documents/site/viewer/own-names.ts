import type { PDFViewerOptions } from 'pdfjs-dist/types/web/pdf_viewer.d.ts';

const nothing = async () => {};

/**
 * In place of the English that pdf.js would write over the pages by itself: it names nothing, since
 * what needs a name gets it from our texts.
 */
export const ownNames = {
  getLanguage: () => 'tr',
  getDirection: () => 'ltr',
  get: async (_names: unknown, _values: unknown, fallback?: string) => fallback ?? '',
  translate: nothing,
  translateOnce: nothing,
  destroy: nothing,
  pause() {},
  resume() {},
} as unknown as NonNullable<PDFViewerOptions['l10n']>;

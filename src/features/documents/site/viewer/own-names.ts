import type { PDFViewerOptions } from 'pdfjs-dist/types/web/pdf_viewer.d.ts';

const nothing = async () => {};

/**
 * Replaces the English texts of pdf.js with nothing: elements that need a name get it from our own
 * texts.
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

import { type Conversion, type ConversionOptions, convertHtml } from './convert.ts';

/** {@link convertHtml} in a browser. The document is never shown: nothing in it loads or runs. */
export const htmlToMarkdown = (html: string, options?: ConversionOptions): Conversion =>
  convertHtml(new DOMParser().parseFromString(html, 'text/html').body, options);

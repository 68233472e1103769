import { trustedHtml } from '../../../ui/trusted-html.ts';
import { type Conversion, type ConversionOptions, convertHtml } from './convert.ts';
import { renameStyles } from './dom.ts';

/**
 * {@link convertHtml} in a browser. The HTML may be of anybody: its document is never shown, so nothing
 * in it loads or runs, and only the Markdown leaves it.
 */
export const htmlToMarkdown = (html: string, options?: ConversionOptions): Conversion =>
  convertHtml(
    new DOMParser().parseFromString(trustedHtml(renameStyles(html)), 'text/html').body,
    options,
  );

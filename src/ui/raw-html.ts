import { trustedHtml } from './trusted-html.ts';

/**
 * Writes HTML without escaping. Only this function does so, so that every use can be found. Only for
 * our own SVG and scripts, and for HTML that was sanitised before it was stored.
 */
export const rawHtml = (html: string) => ({
  dangerouslySetInnerHTML: { __html: trustedHtml(html) },
});

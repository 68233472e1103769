import { trustedHtml } from './trusted-html.ts';

/**
 * The only function beside `patchHtml` that writes HTML without escaping, so that every use can be
 * found. Only for our own SVG and scripts, for HTML that React rendered before, and for HTML that was
 * sanitised before it was stored.
 */
export const rawHtml = (html: string) => ({
  dangerouslySetInnerHTML: { __html: trustedHtml(html) },
});

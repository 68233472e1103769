import { trustedHtml } from './trusted-html.ts';

/**
 * Writes HTML as it is. The one door for it, so that every use can be found: our own drawings and
 * scripts, and what was sanitised before it was stored. Nothing else may pass.
 */
export const rawHtml = (html: string) => ({
  dangerouslySetInnerHTML: { __html: trustedHtml(html) },
});

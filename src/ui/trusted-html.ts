interface TrustedTypes {
  createPolicy<R extends Record<string, (text: string) => string | null>>(
    name: string,
    rules: R,
  ): { [K in keyof R]: (text: string) => string };
}

/** The browser's API, if it has one; TypeScript has no types for it yet. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** The policy for HTML in the dashboard's document; the document's header names it. */
const policy = trustedTypes?.createPolicy('own-html', { createHTML: (html) => html });

/** Marks HTML as trusted. Only for our own markup and for HTML that the server has sanitised. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

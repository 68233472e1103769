interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string | null },
  ): { createHTML: (html: string) => string };
}

/** The browser's own, where it has them; TypeScript does not know them yet. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** The one policy under which the dashboard's document takes markup; its header names it. */
const policy = trustedTypes?.createPolicy('own-html', { createHTML: (html) => html });

/** Markup of our own, or what the server has sanitised, as the browser takes it. Nothing else may pass. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

import * as z from 'zod/mini';

// Imported before everything else: the content security policy forbids `eval`, which Zod would
// otherwise try, and lets in only style elements that carry the document's nonce.
z.config({ jitless: true });

export const nonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

// Read by the scroll lock under Mantine's dialogs for the style element it makes.
Object.assign(globalThis, { __webpack_nonce__: nonce });

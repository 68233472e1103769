import * as z from 'zod/mini';
import { trustedTypes } from '../../ui/trusted-html.ts';

// Imported before everything else: the content security policy forbids `eval`, which Zod would
// otherwise try, and allows only style elements with the document's nonce.
z.config({ jitless: true });

export const nonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

// Read by the scroll lock of Mantine's dialogs for the style element that it creates.
Object.assign(globalThis, { __webpack_nonce__: nonce });

// Mantine writes its style sheet as if it were markup. Text without a tag cannot become an element;
// all other markup must use `trustedHtml`.
trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

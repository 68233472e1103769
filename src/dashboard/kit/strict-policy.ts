import * as z from 'zod/mini';
import { trustedTypes } from '../../ui/trusted-html.ts';

// Imported before everything else: the content security policy forbids `eval`, which Zod would
// otherwise try, and lets in only style elements that carry the document's nonce.
z.config({ jitless: true });

export const nonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

// Read by the scroll lock under Mantine's dialogs for the style element it makes.
Object.assign(globalThis, { __webpack_nonce__: nonce });

// Mantine writes its style sheet as if it were markup. Text without a tag can become no element;
// everything else has to come through `trustedHtml`.
trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

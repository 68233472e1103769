import type { LegalKind, LegalWordings } from '../contract.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as tr from './tr.ts';

/** The first versions, used until an admin publishes an edited one. */
export const BUILT_IN: Record<LegalKind, LegalWordings> = {
  notice: { tr: tr.notice, en: en.notice, de: de.notice, es: es.notice },
  consent: { tr: tr.consent, en: en.consent, de: de.consent, es: es.consent },
  declaration: { tr: tr.declaration, en: en.declaration, de: de.declaration, es: es.declaration },
  contactNotice: {
    tr: tr.contactNotice,
    en: en.contactNotice,
    de: de.contactNotice,
    es: es.contactNotice,
  },
};

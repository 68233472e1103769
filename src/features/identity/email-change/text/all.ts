import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de } from './de.ts';
import { emails as deEmailChangeEmails } from './emails/de.ts';
import { emails as enEmailChangeEmails } from './emails/en.ts';
import { emails as esEmailChangeEmails } from './emails/es.ts';
import { emails as trEmailChangeEmails } from './emails/tr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { emailChange: tr, emailChangeEmails: trEmailChangeEmails },
  en: { emailChange: en, emailChangeEmails: enEmailChangeEmails },
  de: { emailChange: de, emailChangeEmails: deEmailChangeEmails },
  es: { emailChange: es, emailChangeEmails: esEmailChangeEmails },
};

import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de } from './de.ts';
import { emails as deAccountEmails } from './emails/de.ts';
import { emails as enAccountEmails } from './emails/en.ts';
import { emails as esAccountEmails } from './emails/es.ts';
import { emails as trAccountEmails } from './emails/tr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { account: tr, accountEmails: trAccountEmails },
  en: { account: en, accountEmails: enAccountEmails },
  de: { account: de, accountEmails: deAccountEmails },
  es: { account: es, accountEmails: esAccountEmails },
};

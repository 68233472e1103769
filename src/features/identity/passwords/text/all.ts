import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de } from './de.ts';
import { emails as dePasswordEmails } from './emails/de.ts';
import { emails as enPasswordEmails } from './emails/en.ts';
import { emails as esPasswordEmails } from './emails/es.ts';
import { emails as trPasswordEmails } from './emails/tr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { passwords: tr, passwordEmails: trPasswordEmails },
  en: { passwords: en, passwordEmails: enPasswordEmails },
  de: { passwords: de, passwordEmails: dePasswordEmails },
  es: { passwords: es, passwordEmails: esPasswordEmails },
};

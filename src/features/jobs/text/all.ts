import type { Texts } from '../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { jobs: tr, audit: trAudit },
  en: { jobs: en, audit: enAudit },
  de: { jobs: de, audit: deAudit },
  es: { jobs: es, audit: esAudit },
};

import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { proof as de } from './de.ts';
import { proof as en } from './en.ts';
import { proof as es } from './es.ts';
import { proof as tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const proofTexts: Texts = {
  tr: { proof: tr, audit: trAudit },
  en: { proof: en, audit: enAudit },
  de: { proof: de, audit: deAudit },
  es: { proof: es, audit: esAudit },
};

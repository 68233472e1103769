import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { declaration as de } from './de.ts';
import { declaration as en } from './en.ts';
import { declaration as es } from './es.ts';
import { declaration as tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const declarationTexts: Texts = {
  tr: { declaration: tr, audit: trAudit },
  en: { declaration: en, audit: enAudit },
  de: { declaration: de, audit: deAudit },
  es: { declaration: es, audit: esAudit },
};

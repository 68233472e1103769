import type { Texts } from '../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { audit: trAudit },
  en: { audit: enAudit },
  de: { audit: deAudit },
  es: { audit: esAudit },
};

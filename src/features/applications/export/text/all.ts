import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { applicationExport as de, exportApi as deApi } from './de.ts';
import { applicationExport as en, exportApi as enApi } from './en.ts';
import { applicationExport as es, exportApi as esApi } from './es.ts';
import { applicationExport as tr, exportApi as trApi } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const exportTexts: Texts = {
  tr: { applicationExport: tr, audit: trAudit, platform: trApi },
  en: { applicationExport: en, audit: enAudit, platform: enApi },
  de: { applicationExport: de, audit: deAudit, platform: deApi },
  es: { applicationExport: es, audit: esAudit, platform: esApi },
};

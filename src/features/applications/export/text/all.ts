import type { Texts } from '../../../../platform/i18n/texts.ts';
import { applicationExport as de, exportApi as deApi, exportAudit as deAudit } from './de.ts';
import { applicationExport as en, exportApi as enApi, exportAudit as enAudit } from './en.ts';
import { applicationExport as es, exportApi as esApi, exportAudit as esAudit } from './es.ts';
import { applicationExport as tr, exportApi as trApi, exportAudit as trAudit } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const exportTexts: Texts = {
  tr: { applicationExport: tr, audit: trAudit, platform: trApi },
  en: { applicationExport: en, audit: enAudit, platform: enApi },
  de: { applicationExport: de, audit: deAudit, platform: deApi },
  es: { applicationExport: es, audit: esAudit, platform: esApi },
};

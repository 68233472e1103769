import type { Texts } from '../../../../platform/i18n/texts.ts';
import { attachments as de, attachmentsApi as deApi, attachmentsAudit as deAudit } from './de.ts';
import { attachments as en, attachmentsApi as enApi, attachmentsAudit as enAudit } from './en.ts';
import { attachments as es, attachmentsApi as esApi, attachmentsAudit as esAudit } from './es.ts';
import { attachments as tr, attachmentsApi as trApi, attachmentsAudit as trAudit } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const attachmentTexts: Texts = {
  tr: { attachments: tr, audit: trAudit, platform: trApi },
  en: { attachments: en, audit: enAudit, platform: enApi },
  de: { attachments: de, audit: deAudit, platform: deApi },
  es: { attachments: es, audit: esAudit, platform: esApi },
};

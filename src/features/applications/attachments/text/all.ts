import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { attachments as de, attachmentsApi as deApi } from './de.ts';
import { attachments as en, attachmentsApi as enApi } from './en.ts';
import { attachments as es, attachmentsApi as esApi } from './es.ts';
import { attachments as tr, attachmentsApi as trApi } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const attachmentTexts: Texts = {
  tr: { attachments: tr, audit: trAudit, platform: trApi },
  en: { attachments: en, audit: enAudit, platform: enApi },
  de: { attachments: de, audit: deAudit, platform: deApi },
  es: { attachments: es, audit: esAudit, platform: esApi },
};

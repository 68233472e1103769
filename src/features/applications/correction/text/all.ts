import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { applicationCorrection as de, correctionApi as deApi } from './de.ts';
import { applicationCorrection as en, correctionApi as enApi } from './en.ts';
import { applicationCorrection as es, correctionApi as esApi } from './es.ts';
import { applicationCorrection as tr, correctionApi as trApi } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const correctionTexts: Texts = {
  tr: { applicationCorrection: tr, audit: trAudit, platform: trApi },
  en: { applicationCorrection: en, audit: enAudit, platform: enApi },
  de: { applicationCorrection: de, audit: deAudit, platform: deApi },
  es: { applicationCorrection: es, audit: esAudit, platform: esApi },
};

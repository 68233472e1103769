import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { applicationDecision as de, decisionApi as deApi } from './de.ts';
import { applicationDecision as en, decisionApi as enApi } from './en.ts';
import { applicationDecision as es, decisionApi as esApi } from './es.ts';
import { applicationDecision as tr, decisionApi as trApi } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const decisionTexts: Texts = {
  tr: { applicationDecision: tr, audit: trAudit, platform: trApi },
  en: { applicationDecision: en, audit: enAudit, platform: enApi },
  de: { applicationDecision: de, audit: deAudit, platform: deApi },
  es: { applicationDecision: es, audit: esAudit, platform: esApi },
};

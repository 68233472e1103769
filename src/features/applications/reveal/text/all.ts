import type { Texts } from '../../../../platform/i18n/texts.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { reveal as de, revealApi as deApi } from './de.ts';
import { reveal as en, revealApi as enApi } from './en.ts';
import { reveal as es, revealApi as esApi } from './es.ts';
import { reveal as tr, revealApi as trApi } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const revealTexts: Texts = {
  tr: { reveal: tr, audit: trAudit, platform: trApi },
  en: { reveal: en, audit: enAudit, platform: enApi },
  de: { reveal: de, audit: deAudit, platform: deApi },
  es: { reveal: es, audit: esAudit, platform: esApi },
};

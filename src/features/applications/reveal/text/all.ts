import type { Texts } from '../../../../platform/i18n/texts.ts';
import { reveal as de, revealApi as deApi, revealAudit as deAudit } from './de.ts';
import { reveal as en, revealApi as enApi, revealAudit as enAudit } from './en.ts';
import { reveal as es, revealApi as esApi, revealAudit as esAudit } from './es.ts';
import { reveal as tr, revealApi as trApi, revealAudit as trAudit } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const revealTexts: Texts = {
  tr: { reveal: tr, audit: trAudit, platform: trApi },
  en: { reveal: en, audit: enAudit, platform: enApi },
  de: { reveal: de, audit: deAudit, platform: deApi },
  es: { reveal: es, audit: esAudit, platform: esApi },
};

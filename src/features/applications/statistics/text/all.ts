import type { Texts } from '../../../../platform/i18n/texts.ts';
import { applicationStatistics as de } from './de.ts';
import { applicationStatistics as en } from './en.ts';
import { applicationStatistics as es } from './es.ts';
import { applicationStatistics as tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const statisticsTexts: Texts = {
  tr: { applicationStatistics: tr },
  en: { applicationStatistics: en },
  de: { applicationStatistics: de },
  es: { applicationStatistics: es },
};

import type { Texts } from '../../platform/i18n/texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for tests; a browser loads one at a time. */
export const texts: Texts = {
  tr: { showcase: tr },
  en: { showcase: en },
  de: { showcase: de },
  es: { showcase: es },
};

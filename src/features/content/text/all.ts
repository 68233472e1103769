import type { Texts } from '../../../platform/i18n/texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { content: tr },
  en: { content: en },
  de: { content: de },
  es: { content: es },
};

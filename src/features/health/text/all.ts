import type { Texts } from '../../../platform/i18n/texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { health: tr },
  en: { health: en },
  de: { health: de },
  es: { health: es },
};

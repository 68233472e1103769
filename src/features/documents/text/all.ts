import type { Texts } from '../../../platform/i18n/texts.ts';
import { de as deApi } from './api/de.ts';
import { en as enApi } from './api/en.ts';
import { es as esApi } from './api/es.ts';
import { tr as trApi } from './api/tr.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { documents: tr, platform: trApi },
  en: { documents: en, platform: enApi },
  de: { documents: de, platform: deApi },
  es: { documents: es, platform: esApi },
};

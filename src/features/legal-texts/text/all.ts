import type { Texts } from '../../../platform/i18n/texts.ts';
import { de as deApi } from './api/de.ts';
import { en as enApi } from './api/en.ts';
import { es as esApi } from './api/es.ts';
import { tr as trApi } from './api/tr.ts';
import { de } from './site/de.ts';
import { en } from './site/en.ts';
import { es } from './site/es.ts';
import { tr } from './site/tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { legalTexts: tr, platform: trApi },
  en: { legalTexts: en, platform: enApi },
  de: { legalTexts: de, platform: deApi },
  es: { legalTexts: es, platform: esApi },
};

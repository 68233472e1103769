import type { Texts } from '../../platform/i18n/texts.ts';
import { de as deAfterSignIn } from './after-sign-in/de.ts';
import { en as enAfterSignIn } from './after-sign-in/en.ts';
import { es as esAfterSignIn } from './after-sign-in/es.ts';
import { tr as trAfterSignIn } from './after-sign-in/tr.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { dashboard: { ...tr, ...trAfterSignIn } },
  en: { dashboard: { ...en, ...enAfterSignIn } },
  de: { dashboard: { ...de, ...deAfterSignIn } },
  es: { dashboard: { ...es, ...esAfterSignIn } },
};

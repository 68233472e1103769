import type { Locale } from '../platform/i18n/locales.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; the browser loads one at a time. */
export const texts: Record<Locale, typeof tr> = { tr, en, de, es };

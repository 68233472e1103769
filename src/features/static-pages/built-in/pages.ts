import type { Locale } from '../../../platform/i18n/locales.ts';
import type { StaticPage } from '../schema.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** The pages that have nothing but their text. */
export type TextPage = Extract<StaticPage, 'accessibility' | 'privacy'>;

/** `body` is Markdown; it and the title may contain data of the party, such as `{{email}}`. */
export type BuiltInPages = Record<TextPage, { title: string; body: string }>;

/** Shown until the party has written its own text. */
export const BUILT_IN: Record<Locale, BuiltInPages> = { tr, en, de, es };

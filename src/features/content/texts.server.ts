import type { Locale } from '../../platform/i18n/locales.ts';
import { type Texts, textsOf } from '../../platform/i18n/texts.ts';
import * as deskDe from './dashboard/text/de.ts';
import * as deskEn from './dashboard/text/en.ts';
import * as deskEs from './dashboard/text/es.ts';
import * as deskTr from './dashboard/text/tr.ts';
import { CATEGORY_NAMES, type Category } from './schema.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** Its texts in every language; a browser loads one at a time. */
export const texts: readonly Texts[] = [
  textsOf({ tr, en, de, es }),
  textsOf({ tr: deskTr, en: deskEn, de: deskDe, es: deskEs }),
];

/** Words that are in the language of a content, in whatever language its readers or writers use the site. */
export const OWN_WORDS: Readonly<Record<Locale, { correction: string; copy: string }>> = {
  tr: tr.content.own,
  en: en.content.own,
  de: de.content.own,
  es: es.content.own,
};

/** Each category with its names in every language, by which other systems and people call it. */
export const CATEGORY_TITLES: ReadonlyMap<Category, readonly string[]> = new Map(
  CATEGORY_NAMES.map((category) => [
    category,
    [tr, en, de, es].map(({ content }) => content.categories[category].name),
  ]),
);

import * as dashboardDe from '../dashboard/text/de.ts';
import * as dashboardEn from '../dashboard/text/en.ts';
import * as dashboardEs from '../dashboard/text/es.ts';
import * as dashboardTr from '../dashboard/text/tr.ts';
import { DEFAULT_LOCALE, LOCALES } from '../platform/i18n/locales.ts';
import { mergeTexts, type Texts, textsOf } from '../platform/i18n/texts.ts';
import * as platformDe from '../platform/text/de.ts';
import * as platformEn from '../platform/text/en.ts';
import * as platformEs from '../platform/text/es.ts';
import * as platformTr from '../platform/text/tr.ts';
import * as siteDe from '../site/text/de.ts';
import * as siteEn from '../site/text/en.ts';
import * as siteEs from '../site/text/es.ts';
import * as siteTr from '../site/text/tr.ts';
import { FEATURES } from './features.server.ts';

const PARTS: Texts[] = [
  textsOf({ tr: platformTr, en: platformEn, de: platformDe, es: platformEs }),
  textsOf({ tr: siteTr, en: siteEn, de: siteDe, es: siteEs }),
  textsOf({ tr: dashboardTr, en: dashboardEn, de: dashboardDe, es: dashboardEs }),
  // Its namespace has a second part, which a browser loads after the sign-in.
  {
    tr: dashboardTr.screens,
    en: dashboardEn.screens,
    de: dashboardDe.screens,
    es: dashboardEs.screens,
  },
  ...FEATURES.flatMap(({ texts = [] }) => texts),
];

/** Every text in every language, for the server; a browser loads one language at a time. */
export const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, mergeTexts(PARTS.map((part) => part[locale]))]),
) as Texts;

/** The fields of the API that have a name in words, see `createErrorAnswer`. */
export const FIELD_NAMES: ReadonlySet<string> = new Set(
  Object.keys(texts[DEFAULT_LOCALE].platform?.fields ?? {}),
);

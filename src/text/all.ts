import { texts as dashboard } from '../dashboard/text/all.ts';
import { FEATURES } from '../features.server.ts';
import { DEFAULT_LOCALE, LOCALES } from '../platform/i18n/locales.ts';
import { mergeTexts, type Texts } from '../platform/i18n/texts.ts';
import { texts as platform } from '../platform/text/all.ts';
import { texts as site } from '../site/text/all.ts';

const PARTS: Texts[] = [platform, site, dashboard, ...FEATURES.flatMap(({ texts = [] }) => texts)];

/** Every text in every language, for the server; a browser loads one language at a time. */
export const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, mergeTexts(PARTS.map((part) => part[locale]))]),
) as Texts;

/** The fields of the API that have a name in words, see `createErrorAnswer`. */
export const FIELD_NAMES: ReadonlySet<string> = new Set(
  Object.keys(texts[DEFAULT_LOCALE].platform?.fields ?? {}),
);

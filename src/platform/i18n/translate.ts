import { createInstance, type Resource, type TFunction } from 'i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts';

/**
 * One translator for each language, for texts in the shape `{ tr: { namespace: { key: text } } }`.
 * Keys have the form `namespace:group.key`; a key missing in a language falls back to Turkish.
 */
export function createTranslators(
  resources: Record<Locale, Resource[string]>,
): Record<Locale, TFunction> {
  const i18n = createInstance();
  i18n.init({
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    resources,
    initAsync: false,
    showSupportNotice: false,
    // A key without a text is shown whole, so that tests know it from a text.
    appendNamespaceToMissingKey: true,
    // React and `escapeHtml` escape texts; if they were escaped here too, "&amp;" would be shown.
    interpolation: { escapeValue: false },
  } as Parameters<typeof i18n.init>[0]);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, withCache(i18n.getFixedT(locale))]),
  ) as Record<Locale, TFunction>;
}

/** Number of cached texts. Texts with numbers are cached too: pages repeat the same few. */
const CACHE_SIZE = 2000;
/** Longer values come from a request and are not repeated. */
const LONGEST_KEY = 300;

type Values = Record<string, unknown>;
type LookUp = (key: string, values?: Values) => string;

/** Looking up a text costs more than rendering it, and the same key and values give the same text. */
function withCache(translate: TFunction): TFunction {
  // Our texts do not refer to other texts, and a value from a request must not do so either.
  const lookUp: LookUp = (key, values) =>
    (translate as unknown as LookUp)(key, { ...values, nest: false });
  const cache = new Map<string, string>();
  const translateCached = (key: string, values?: Values) => {
    // A value that is a text may come from a request; it would fill the cache.
    if (values && Object.values(values).some((value) => typeof value === 'string'))
      return lookUp(key, values);
    const name = values ? key + JSON.stringify(values) : key;
    const known = cache.get(name);
    if (known !== undefined) return known;
    const text = lookUp(key, values);
    if (name.length > LONGEST_KEY) return text;
    // Cleared when full, so that unusual input cannot fill the cache for ever.
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(name, text);
    return text;
  };
  return translateCached as unknown as TFunction;
}

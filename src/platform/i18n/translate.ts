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
    // React and `escapeHtml` escape texts; if they were escaped here too, "&amp;" would be shown.
    interpolation: { escapeValue: false },
  } as Parameters<typeof i18n.init>[0]);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, withCache(i18n.getFixedT(locale))]),
  ) as Record<Locale, TFunction>;
}

/** Number of cached texts. Texts with values are cached too: pages repeat the same few numbers. */
const CACHE_SIZE = 2000;
/** Longer values come from a request and are not repeated. */
const LONGEST_KEY = 300;

/** Looking up a text costs more than rendering it, and the same key and values give the same text. */
function withCache(translate: TFunction): TFunction {
  const lookUp = translate as unknown as (key: string, values?: object) => string;
  const cache = new Map<string, string>();
  const translateCached = (key: string, values?: object) => {
    const name = values ? key + JSON.stringify(values) : key;
    const known = cache.get(name);
    if (known !== undefined) return known;
    // Our texts do not refer to other texts, and a value from a request must not do so either.
    const text = lookUp(key, { ...values, nest: false });
    if (name.length > LONGEST_KEY) return text;
    // Cleared when full, so that unusual input cannot fill the cache for ever.
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(name, text);
    return text;
  };
  return translateCached as unknown as TFunction;
}

import { createInstance, type Resource, type TFunction } from 'i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts';

/**
 * One translator a language, over `{ tr: { namespace: { key: text } } }`.
 * Keys read `namespace:group.key`; a key missing in a language falls back to Turkish.
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
    // React and the HTML writer escape what they show; escaping here too would show "&amp;".
    interpolation: { escapeValue: false },
  } as Parameters<typeof i18n.init>[0]);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, remembering(i18n.getFixedT(locale))]),
  ) as Record<Locale, TFunction>;
}

/** Texts with values are remembered too, as many as this; pages repeat the same few counts. */
const REMEMBERED = 2000;
/** Longer values come from a request and are not asked for again. */
const LONGEST_NAME = 300;

/** Looking a text up costs more than drawing it, and the same key and values give the same text. */
function remembering(translate: TFunction): TFunction {
  const look = translate as unknown as (key: string, values?: object) => string;
  const kept = new Map<string, string>();
  const remembered = (key: string, values?: object) => {
    const name = values ? key + JSON.stringify(values) : key;
    const known = kept.get(name);
    if (known !== undefined) return known;
    // No text of ours refers to another one, and a value from a request must not do so either.
    const text = look(key, { ...values, nest: false });
    if (name.length > LONGEST_NAME) return text;
    // Begun anew when full, so that nobody's odd input can keep the useful ones out for ever.
    if (kept.size >= REMEMBERED) kept.clear();
    kept.set(name, text);
    return text;
  };
  return remembered as unknown as TFunction;
}

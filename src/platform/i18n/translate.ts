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

/** Looking a text up costs more than drawing it, and a text without values never changes. */
function remembering(translate: TFunction): TFunction {
  const kept = new Map<string, string>();
  const remembered = (key: string, ...rest: unknown[]) => {
    if (rest.length > 0)
      return (translate as unknown as (...all: unknown[]) => string)(key, ...rest);
    const text = kept.get(key) ?? translate(key);
    kept.set(key, text);
    return text;
  };
  return remembered as unknown as TFunction;
}

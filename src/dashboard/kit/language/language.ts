import { createInstance } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../platform/i18n/locales.ts';

const STORAGE_KEY = 'app.language';
export const LANGUAGE_NAMES: Record<Locale, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
};

/** Loads the texts of one language, by namespace. A namespace may have several parts. */
export type TextLoader = (locale: Locale) => Promise<[namespace: string, texts: object][]>;

/**
 * The loaders in use, each with the languages that it has loaded. Only one language is loaded at a
 * time. Turkish is not loaded as a fallback, because every language is complete.
 */
const loaders = new Map<TextLoader, Set<Locale>>();

const i18n = createInstance();

export const currentLanguage = () => (i18n.language ?? DEFAULT_LOCALE) as Locale;

/** For texts outside a component. */
export const say = (key: string, values: Record<string, unknown> = {}): string =>
  i18n.t(key, values);

function storedLanguage(): Locale {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LOCALES.find((locale) => locale === stored) ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

async function loadTexts(locale: Locale): Promise<void> {
  await Promise.all([...loaders].map(([load, loaded]) => loadPart(locale, load, loaded)));
}

async function loadPart(locale: Locale, load: TextLoader, loaded: Set<Locale>): Promise<void> {
  if (loaded.has(locale)) return;
  for (const [namespace, texts] of await load(locale))
    i18n.addResourceBundle(locale, namespace, texts, true, true);
  loaded.add(locale);
}

/** Adds texts in the current language, and in every language that is chosen later. */
export async function addTexts(load: TextLoader): Promise<void> {
  if (!loaders.has(load)) loaders.set(load, new Set());
  await loadTexts(currentLanguage());
}

/** `load` loads the texts of every page; the sign-in page waits for no others. */
export async function startLanguage(load: TextLoader): Promise<void> {
  loaders.set(load, new Set());
  const locale = storedLanguage();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    showSupportNotice: false,
    // A key without a text is shown whole, so that tests know it from a text.
    appendNamespaceToMissingKey: true,
  } as Parameters<typeof i18n.init>[0]);
  await changeLanguage(locale);
}

export async function changeLanguage(locale: Locale): Promise<void> {
  await loadTexts(locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // The language changes even if it cannot be stored.
  }
}

export type Say = (key: string, values?: Record<string, unknown>) => string;

/**
 * The texts at a key such as `webhooks:fields.*` or `webhookFields`, by their names; in
 * `partyFields:social*` the `*` stands for nothing or for `-` and more.
 */
export function textsAt(key: string, locale: Locale): [name: string, text: string][] {
  const [namespace = '', ...path] = key.split(/[:.]/);
  const open = key.endsWith('*') ? path.pop()?.slice(0, -1) || undefined : undefined;
  const bundle: unknown = i18n.getResourceBundle(locale, namespace);
  const found = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], bundle);
  return Object.entries((found ?? {}) as object).filter(
    ([name, text]) =>
      typeof text === 'string' &&
      (open === undefined || name === open || name.startsWith(`${open}-`)),
  );
}

function subscribe(listener: () => void) {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

/** `t('content:list.year')` and its language; the component renders again when the language changes. */
export function useText() {
  const locale = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return useMemo(() => ({ t: i18n.getFixedT(locale) as unknown as Say, locale }), [locale]);
}

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

/**
 * One language is loaded at a time; Turkish is not fetched behind another one, for all are complete.
 * Sign-in waits for `start` alone.
 */
const loaders = {
  start: {
    tr: () => import('../../language/tr.ts'),
    en: () => import('../../language/en.ts'),
    de: () => import('../../language/de.ts'),
    es: () => import('../../language/es.ts'),
  },
  desk: {
    tr: () => import('../../language/desk/tr.ts'),
    en: () => import('../../language/desk/en.ts'),
    de: () => import('../../language/desk/de.ts'),
    es: () => import('../../language/desk/es.ts'),
  },
};
type Part = keyof typeof loaders;
const wanted = new Set<Part>(['start']);
const loaded = new Set<string>();

const i18n = createInstance();

export const currentLanguage = () => (i18n.language ?? DEFAULT_LOCALE) as Locale;

/** For words needed outside a component. */
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

async function load(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((part) => loadPart(locale, part)));
}

async function loadPart(locale: Locale, part: Part): Promise<void> {
  if (loaded.has(`${locale} ${part}`)) return;
  const { texts } = await loaders[part][locale]();
  for (const [namespace, words] of Object.entries(texts))
    i18n.addResourceBundle(locale, namespace, words);
  loaded.add(`${locale} ${part}`);
}

/** The words of every feature, in this language and in any that is chosen later. */
export async function loadDeskWords(): Promise<void> {
  wanted.add('desk');
  await load(currentLanguage());
}

export async function startLanguage(): Promise<void> {
  const locale = storedLanguage();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<typeof i18n.init>[0]);
  await changeLanguage(locale);
}

export async function changeLanguage(locale: Locale): Promise<void> {
  await load(locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Remembering is a convenience; the language is changed all the same.
  }
}

type Say = (key: string, values?: Record<string, unknown>) => string;

function subscribe(listener: () => void) {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

/** `t('content:list.year')` and the language it speaks; draws anew when the language changes. */
export function useText() {
  const locale = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return useMemo(() => ({ t: i18n.getFixedT(locale) as unknown as Say, locale }), [locale]);
}

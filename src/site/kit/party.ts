import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locales.ts';

/**
 * What parts of the kit show of the party, in the language of the page as far as it is translated.
 * The party feature's own type has more; its pages, and others that show more, take that one.
 */
export interface SiteParty {
  name: string;
  shortName: string;
  slogan: string[];
  introduction: string;
  principles: { title: string; text: string }[];
  /** Of the head office. */
  address: string;
  /** E.164. */
  phone: string;
  email: string;
  /** E.164 number of the messaging line. */
  whatsapp: string;
  whatsappGreeting: string;
  social: { x: string; facebook: string; instagram: string; youtube: string };
  /** By language, the fields that are shown in it; all others are in Turkish. */
  translations: Partial<Record<Locale, object>>;
}

/** The language of a field of the party where it is not the page's. */
export function wordsLanguage<Party extends SiteParty>(
  { party, locale }: { party: Party; locale: Locale },
  field: Extract<keyof Party, string>,
): Locale | undefined {
  const translated: Partial<Record<string, unknown>> = { ...party.translations[locale] };
  return locale === DEFAULT_LOCALE || translated[field] ? undefined : DEFAULT_LOCALE;
}

import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locales.ts';
import type { LogoPicture } from '../../platform/logo.ts';

/**
 * The data of the party that the kit's parts show, in the language of the page if it is translated.
 * The party feature has a type with all data, for pages that show more.
 */
export interface SiteParty {
  name: string;
  shortName: string;
  /** Null: the mark of the product. */
  logo: LogoPicture | null;
  /** `#rrggbb`; empty: the blue of the product. */
  color: string;
  slogan: string[];
  introduction: string;
  principles: { title: string; text: string }[];
  /** Of the head office. */
  address: string;
  /** E.164. */
  phone: string;
  email: string;
  /** Opening hours of the head office, as text. */
  hours: string;
  /** E.164 number of the messaging line. */
  whatsapp: string;
  whatsappGreeting: string;
  social: { x: string; facebook: string; instagram: string; youtube: string };
  /** By language, the fields that are shown in it; all others are in Turkish. */
  translations: Partial<Record<Locale, object>>;
}

/** The language of a field of the party, if it is not the page's language. */
export function wordsLanguage<Party extends SiteParty>(
  { party, locale }: { party: Party; locale: Locale },
  field: Extract<keyof Party, string>,
): Locale | undefined {
  const translated: Partial<Record<string, unknown>> = { ...party.translations[locale] };
  return locale === DEFAULT_LOCALE || translated[field] ? undefined : DEFAULT_LOCALE;
}

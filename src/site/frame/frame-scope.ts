import type { TFunction } from 'i18next';
import type { SiteMenuItem } from '../../features/menu/schema.ts';
import type { Party } from '../../features/party/schema.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import type { IconOf } from '../page-labels.ts';
import type { CurrentItem } from './current-item.ts';

/**
 * The data of the header, the drawer and the footer. Nothing in it differs between two articles, so
 * that a rendered frame can be used again.
 */
export interface FrameScope {
  locale: Locale;
  t: TFunction;
  href: (path: string) => string;
  nameOf: (path: string) => string | undefined;
  iconOf: IconOf;
  party: Party;
  /** Only visible items. */
  menu: SiteMenuItem[];
  current: CurrentItem | null;
  year: number;
  /** The error while reading data for this page, as a text for visitors. */
  fault?: string | undefined;
}

/** The interface languages that the site offers, with their own names. */
export const OFFERED = LOCALES.map((locale) => [locale, LOCALE_NAMES[locale]] as const);

/** Placeholder in the cached frame for the address of the current page in another language. */
export const ownAddress = (locale: string): string => `%own:${locale}%`;
export const OWN_ADDRESS = /%own:(\w\w)%/;

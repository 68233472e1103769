import type { TFunction } from 'i18next';
import type { SiteMenuItem } from '../../features/menu/schema.ts';
import type { Party } from '../../features/party/schema.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { IconName } from '../../ui/icons.tsx';
import type { CurrentItem } from './current-item.ts';

/** What header, drawer and footer are drawn from: nothing that differs between two articles. */
export interface FrameScope {
  locale: Locale;
  t: TFunction;
  href: (path: string) => string;
  nameOf: (path: string) => string | undefined;
  iconOf: (path: string) => IconName | undefined;
  party: Party;
  /** Only what is visible. */
  menu: SiteMenuItem[];
  current: CurrentItem | null;
  year: number;
  /** What could not be read for this page, in words for the visitor. */
  fault?: string | undefined;
}

/** The interface languages that the site offers to switch to, by their own names. */
export const OFFERED = [
  ['tr', 'Türkçe'],
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
] as const;

/** Stands in the cached frame for the page's own address in another language. */
export const ownAddress = (locale: string): string => `%own:${locale}%`;
export const OWN_ADDRESS = /%own:(\w\w)%/;

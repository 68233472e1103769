import * as z from 'zod/mini';
import type { Locale } from '../../platform/i18n/locales.ts';

const link = {
  _id: z.string(),
  title: z.string(),
  /** A path of this site, or an https address when `external`. */
  url: z.string(),
  visible: z.boolean(),
  external: z.boolean(),
};
const MenuChild = z.object(link);
export const MenuItem = z.object({ ...link, children: z.array(MenuChild) });
export type MenuItem = z.infer<typeof MenuItem>;

/** Items with a fixed icon and fixed translations, which an editor's new title does not change. */
export const MENU_KEYS = [
  'contents',
  'ideas',
  'party',
  'organisation',
  'contact',
  'donation',
  'video',
] as const;
export type MenuKey = (typeof MENU_KEYS)[number];

/** The languages in which an item can have a title besides the Turkish one. */
export type TitleLocale = Exclude<Locale, 'tr'>;

interface OnSite {
  key: MenuKey | null;
  /** Its own titles in other languages, without empty ones. */
  translations?: Partial<Record<TitleLocale, string>>;
}

/**
 * An item on public pages. An item without a key has the icon and the translated names of its page.
 */
export interface SiteMenuItem extends MenuItem, OnSite {
  children: (z.infer<typeof MenuChild> & OnSite)[];
}

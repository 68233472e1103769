import type { Locale } from '../../../platform/i18n/locales.ts';
import { defineSlot } from '../../../platform/sources.server.ts';
import type { IconName } from '../../../ui/icons.tsx';
import type { MenuKey, SiteMenuItem } from '../schema.ts';
import type { MenuPreview } from './schema.ts';

interface Label {
  icon: IconName | null;
  names: Record<Locale, string>;
}

/** Names and icons that the site has for its pages and for the fixed items of a menu. */
export interface KnownLabels {
  pages: (Label & { path: string })[];
  keys: Record<MenuKey, Label>;
}

/** The server knows the pages of all features; this feature does not. */
export const KNOWN_LABELS = defineSlot<() => KnownLabels>('names and icons of pages');

/** Renders the frame of public pages with a menu that is not stored. */
export type PreviewMenu = (menu: SiteMenuItem[], locale: Locale) => Promise<MenuPreview>;

export const MENU_PREVIEW = defineSlot<PreviewMenu>('preview of the menu');

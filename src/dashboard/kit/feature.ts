import type { ComponentType } from 'react';
import type { SessionUser } from '../../platform/session.ts';
import type { ENTRY_ICONS } from './page/entry-icons.ts';

/**
 * What a feature adds to the dashboard. Each feature with screens declares it once, in its
 * `dashboard/feature.ts`; `src/dashboard/features.ts` lists them all. A manifest imports nothing
 * and only declares how to load each page; only those in `open-features.ts` are loaded before
 * sign-in. The export `screens` of the feature's text files lists the texts of its screens.
 */
export interface DashboardFeature {
  /** Pages that require a sign-in. Their paths are relative to `/dashboard`. */
  pages?: readonly DashboardPage[];
  /** Sign-in pages. They load only the texts of the sign-in. Their paths are absolute. */
  startPages?: readonly DashboardPage[];
  /** Other pages that need no session. Their paths are absolute. */
  openPages?: readonly DashboardPage[];
  /** Other addresses of its pages, relative to `/dashboard`. */
  redirects?: readonly Redirect[];
  navigation?: readonly NavigationEntry[];
  /** The links on the page "site administration". */
  administration?: readonly AdministrationEntry[];
  /** Entries of the command palette, in addition to those of navigation and administration. */
  commands?: readonly Entry[];
}

export interface DashboardPage {
  /**
   * These paths belong to one page: it is not mounted again when the address changes between them.
   */
  path: string | readonly string[];
  load: () => Promise<ComponentType>;
}

export interface Redirect {
  from: string;
  /** The absolute path, with the parameters of `from`. */
  to: string;
}

/** A link, shown to users with the right. */
export interface Entry {
  /** The absolute path. */
  to: string;
  /** The key of its text. */
  label: string;
  icon: keyof typeof ENTRY_ICONS;
  /** If left out, every signed-in user sees the link. */
  right?: keyof SessionUser['can'];
  /** Users with this right do not see it: they have another link there. */
  unless?: keyof SessionUser['can'];
  /** How the command palette finds the records of this list. */
  find?: () => Promise<FindRecords>;
}

/** The sections of the navigation, in their order. */
export const SECTIONS = ['overview', 'administration', 'editing'] as const;

export interface NavigationEntry extends Entry {
  /** The name of the number that it shows: `waiting` in the manifest of the server. */
  count?: string;
  section: (typeof SECTIONS)[number];
}

/** The subjects of the page "site administration", in their order. */
export const SUBJECTS = ['party', 'site', 'mail', 'protection', 'system'] as const;

export interface AdministrationEntry extends Entry {
  /** Left out: the pages of the site. */
  subject?: (typeof SUBJECTS)[number];
  /**
   * The labels of its fields, by which it is found: keys of texts, or of objects of texts. The last part of
   * the key is the name of the field.
   */
  labels?: readonly string[];
  /** It shows a field that `?field=` names. */
  leadsToFields?: true;
  /** The key of the sentence that describes it. */
  text: string;
}

export const isAllowed = (
  { right, unless }: Pick<Entry, 'right' | 'unless'>,
  { can }: SessionUser,
): boolean =>
  (right === undefined || can[right] === true) && (unless === undefined || can[unless] !== true);

/** A record that the command palette found. */
export interface FoundRecord {
  /** The absolute path of its page. */
  to: string;
  title: string;
  /** A few words that tell it from others with the same title. */
  note: string;
}

/** Finds the records that the command palette shows for these words; the first few are enough. */
export type FindRecords = (words: string) => Promise<FoundRecord[]>;

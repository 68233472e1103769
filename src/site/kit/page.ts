import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { PicturePreload } from '../../ui/picture.tsx';
import type { SiteParty } from './party.ts';

/** What every public page is rendered from. */
export interface PageScope {
  locale: Locale;
  t: TFunction;
  /** Turkish path without a language prefix, e.g. `/haberler`. */
  path: string;
  /** Prefixes a Turkish path with the page's language. */
  href: (path: string) => string;
  /** The name of the page at a Turkish path, where it is known before the page is loaded. */
  nameOf: (path: string) => string | undefined;
  party: SiteParty;
  now: Date;
  /** Absolute origin of the site without a trailing slash. */
  origin: string;
}

/** What goes into the head besides what every page has. */
export interface PageHead {
  /** Without the party's name, which is appended: "{title} | party". */
  title: string;
  description: string;
  /** Path without language prefix; query included where it names a page of its own. */
  canonical: string;
  /** Languages in which the same content exists; all interface languages by default. */
  alternates?: Locale[];
  type?: 'website' | 'article';
  /** ISO 8601 in UTC. */
  publishedAt?: string;
  modifiedAt?: string;
  author?: string;
  noindex?: boolean;
  /** From the home page's child down to this page, for search engines; the home page is added. */
  trail?: { name: string; path: string }[];
  /** The feed of what this page belongs to, besides the one of everything. */
  feed?: { title: string; path: string };
  /** The picture painted first, for a preload. */
  preloadImage?: PicturePreload;
  previous?: string;
  next?: string;
  /** Id of what stands behind the first screenful: the page is painted once it is reached. */
  firstSightEnd?: string;
}

/** A page to be rendered: what the document wraps, and the tags whose change makes it stale. */
export interface Page {
  status?: number;
  head: PageHead;
  main: ReactNode;
  /** E.g. `content:{id}`, `list:haberler`, `home`; `menu` and `party` are added for every page. */
  tags: string[];
  /** `lang` of the main part where it differs from the interface's. */
  contentLang?: string;
  /** False for a page whose address anybody can make up, such as a search: it is rendered for each request. */
  isCached?: boolean;
}

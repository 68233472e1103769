import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { PicturePreload } from '../../ui/picture.tsx';
import type { SiteParty } from './party.ts';

/** What every public page needs for rendering. */
export interface PageScope {
  locale: Locale;
  t: TFunction;
  /** Turkish path without a language prefix, e.g. `/haberler`. */
  path: string;
  /** Adds the prefix of the page's language to a Turkish path. */
  href: (path: string) => string;
  /** The name of the page at a Turkish path, if it is known before the page is loaded. */
  pageLabel: (path: string) => string | undefined;
  /** Whether the page at a Turkish path has something to show; no link leads to another one. */
  isFilled: (path: string) => boolean;
  party: SiteParty;
  now: Date;
  /** Absolute origin of the site without a trailing slash. */
  origin: string;
}

/** The contents of the head that differ between pages. */
export interface PageHead {
  /** Without the party's name, which is added: "{title} | party". */
  title: string;
  description: string;
  /** Path without a language prefix; with a query if the query selects another page. */
  canonical: string;
  /** Languages in which the same content exists; all interface languages by default. */
  alternates?: Locale[];
  /**
   * The Turkish path in each language whose text has a page of its own. The text of this page is in
   * the languages of `alternates`; all other languages here lead to another page.
   */
  translations?: Partial<Record<Locale, string>> | undefined;
  type?: 'website' | 'article';
  /** ISO 8601 in UTC. */
  publishedAt?: string;
  modifiedAt?: string;
  author?: string;
  tags?: string[];
  /** What other sites show for a link, if it is not title, description and a picture of the title. */
  sharing?: { title?: string; description?: string; picture?: SharedPicture | undefined };
  noindex?: boolean;
  /**
   * The pages from the home page's child to this page, for search engines; the home page is added.
   */
  trail?: { name: string; path: string }[];
  /** The feed of the list to which this page belongs, besides the feed of all content. */
  feed?: { title: string; path: string };
  /** The picture that is painted first, to be preloaded. */
  preloadImage?: PicturePreload;
  previous?: string;
  next?: string;
  /** Id of the first element below the first screen: the page is painted when it has arrived. */
  firstSightEnd?: string;
}

/** A picture of the library that other sites show for a link to the page. */
export interface SharedPicture {
  mediaId: string;
  /** The widths in px in which it is stored, ascending. */
  widths: number[];
  /** The point that stays visible when the picture is cut, in percent from left and top. */
  focus: { x: number; y: number };
  alt: string;
  /** It is the whole share picture; otherwise it stands beside the title. */
  isWhole: boolean;
}

/** A page to be rendered: its contents, and the tags that invalidate it. */
export interface Page {
  /** Of an error page, which answers 200 at its own address, and of a private page. */
  status?: number;
  head: PageHead;
  main: ReactNode;
  /** E.g. `content:{id}`, `list:haberler`, `home`; `menu` and `party` are added for every page. */
  tags: string[];
  /** Language of the main part, if it is not the page's language. */
  contentLang?: string;
  /**
   * False for a page with arbitrary addresses, such as a search: it is rendered for each request.
   */
  isCached?: boolean;
  /**
   * Its address or its contents are for one person: it is not stored by any cache, and the browser
   * does not tell other pages its address. Its head needs `noindex`.
   */
  isPrivate?: boolean;
}

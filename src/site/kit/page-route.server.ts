import type { Database } from '../../platform/database/client.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import type { Cost } from '../../platform/http/admission/costs.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { ReadSource } from '../../platform/sources.server.ts';
import type { IconName } from '../../ui/icons.tsx';
import type { FormState } from './forms/form-state.ts';
import type { PageForm } from './forms/page-form.server.ts';
import type { Page, PageScope } from './page.ts';

const YEAR = /^(19|20)\d\d$/;

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Query parameters of a list with pages and a filter by year. */
export const LIST_PARAMETERS = { yil: YEAR, sayfa: PAGE_NUMBER };

/** What a page needs to load its data. */
export interface PageRequest {
  db: Database;
  /** The data that a feature keeps in memory between requests. */
  read: ReadSource;
  /** Checks the tokens of links and decrypts what the page shows. */
  keys: Keyring;
  scope: PageScope;
  /** The variable parts of the address. */
  params: Record<string, string>;
  /** Only the declared query parameters, already checked. */
  query: Record<string, string>;
  /** What the form of this page shows; empty if the route has no form. */
  form: FormState;
}

/** The current address of the requested page; the reply is a redirect (301). */
export interface Moved {
  movedTo: string;
  /** It may lead elsewhere later: 302, which nothing stores. */
  isTemporary?: true;
}

/** How a search of the site finds a page besides its name. */
export interface PageSearch {
  /** What people call it: words and short phrases, separated by ", ". */
  called: Record<Locale, string>;
  /** Whether its lead and headings are searched too. Not for lists, whose headings are contents. */
  isRead?: true;
  /**
   * Pages below it that are found by their names, which change only with the tags of this page. Not for
   * what has a text that is searched.
   */
  below?(request: Pick<PageRequest, 'read' | 'scope'>): Promise<NamedPage[]>;
}

/** A page that a search finds by its names alone. */
export interface NamedPage {
  /** Turkish path. */
  path: string;
  title: string;
  /** What people call it besides. */
  called: string[];
}

export interface PageRoute {
  /** Turkish path; `:slug` matches one segment. */
  path: string;
  /** Text key of the name under which the menu and other pages link to it. */
  name?: string;
  /** Its icon in the menu. */
  icon?: IconName;
  /** Only for a page with a name and an address without variable parts. */
  search?: PageSearch | undefined;
  /**
   * Query parameters that select another page, with their allowed values. All others are ignored.
   */
  query?: Record<string, RegExp>;
  /** The cost of loading, for admission; null for the usual cost. */
  costOf?(query: Record<string, string>): Cost | null;
  /**
   * Whether search engines may show it in every language, whatever the database contains. Then the
   * sitemap does not load the page. Lists are loaded again after each publication, so this saves
   * time.
   */
  isAlwaysListed?: true;
  /**
   * The form that the page receives by POST. After a refused submission the page is loaded again,
   * with the entered values in `form`.
   */
  form?: PageForm;
  /** Null: the reply is the 404 page. */
  load(request: PageRequest): Promise<Page | Moved | null>;
}

import type { Database } from '../../platform/database/client.server.ts';
import type { Cost } from '../../platform/http/admission/costs.ts';
import type { ReadSource } from '../../platform/sources.server.ts';
import type { IconName } from '../../ui/icons.tsx';
import type { FormState } from './forms/form-state.ts';
import type { PageForm } from './forms/page-form.server.ts';
import type { Page, PageScope } from './page.ts';

/** What a page is loaded from. */
export interface PageRequest {
  db: Database;
  /** Gives what a feature keeps between requests. */
  read: ReadSource;
  scope: PageScope;
  /** The variable parts of the address. */
  params: Record<string, string>;
  /** Only the parameters that the route knows, already checked. */
  query: Record<string, string>;
  /** What the form of this page shows; empty where the route has none. */
  form: FormState;
}

/** Another address for the same thing, answered with 301. */
export interface Moved {
  movedTo: string;
}

export interface PageRoute {
  /** Turkish path; `:slug` stands for one segment. */
  path: string;
  /** Text key of the name under which the menu and other pages link to it. */
  name?: string;
  /** Its icon in the menu. */
  icon?: IconName;
  /** Parameters that make a page of their own, with what they may hold. All others are ignored. */
  query?: Record<string, RegExp>;
  /** What it costs to load, where that is more than pages usually do. */
  costOf?(query: Record<string, string>): Cost | null;
  /**
   * Whether search engines may show it in every language whatever the database holds. The sitemap
   * then does not load it: a list is loaded anew after each publication.
   */
  isAlwaysListed?: true;
  /**
   * The form that the page receives by POST. A submission that is refused loads the page again, with
   * what was typed in `form`.
   */
  form?: PageForm;
  /** Null answers with the 404 page. */
  load(request: PageRequest): Promise<Page | Moved | null>;
}

import type { ReadCrop } from '../features/media/operations.server.ts';
import type { ReadLogo } from '../features/party/operations.server.ts';
import type { BotChecks } from '../platform/bot-check/bot-checks.server.ts';
import type { Database } from '../platform/database/client.server.ts';
import type { Keyring } from '../platform/encryption/keyring.server.ts';
import type { FormTokens } from '../platform/forms/form-tokens.server.ts';
import type { Admission } from '../platform/http/admission/admission.server.ts';
import type { BusyAnswers } from '../platform/http/admission/busy-answer.server.ts';
import type { Issuer } from '../platform/issuer.ts';
import type { PageCache } from '../platform/page-cache/cached-page.server.ts';
import type { ReadSource } from '../platform/sources.server.ts';
import type { PageRoute } from './kit/page-route.server.ts';
import type { Rendering } from './render-page.server.ts';
import type { SiteDataSource } from './site-data.server.ts';

/** Addresses of the built files that the public pages use. */
export interface SiteAssets {
  css: string[];
  js: string;
  /** Font files that a page preloads because they are above the fold. */
  fonts: { headings: string[]; text: string[] };
}

/** What public pages, feeds and sitemaps need. */
export interface PublicSite {
  /** Every public page. */
  pages: readonly PageRoute[];
  issuer: Issuer;
  db: Database;
  cache: PageCache;
  read: ReadSource;
  keys: Keyring;
  siteData: SiteDataSource;
  rendering: Rendering;
  admission: Admission;
  busy: BusyAnswers;
  formTokens: FormTokens;
  botChecks: BotChecks;
  /** A file of the party's logo; null if it has none, or if it cannot be made now. */
  readLogo: ReadLogo;
  /** A part of a picture of the library as JPEG. */
  readCrop: ReadCrop;
  /** Header names and values, alternating, for every reply. */
  commonHeaders: string[];
}

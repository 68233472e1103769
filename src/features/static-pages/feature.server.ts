import type { Feature } from '../manifest.server.ts';
import { staticPagesApi } from './api.server.ts';
import { staticPageEvents } from './audit-events.ts';
import { renderOldJob } from './jobs.server.ts';
import { staticSitePages } from './pages.server.ts';
import { texts } from './text/all.ts';

/** Texts of the party's own in the place of built-in ones on public pages; pages that have only such a text. */
export const staticPages: Feature = {
  name: 'static-pages',
  texts: [texts],
  pages: staticSitePages,
  api: staticPagesApi,
  jobs: () => [renderOldJob],
  auditEvents: staticPageEvents,
};

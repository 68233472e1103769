import type { Feature } from '../manifest.server.ts';
import { staticPagesApi } from './api.server.ts';
import { staticPageEvents } from './audit-events.ts';
import { renderOldJob } from './jobs.server.ts';
import { texts } from './text/all.ts';

/** Texts of the party's own in the place of fixed prose on public pages. */
export const staticPages: Feature = {
  name: 'static-pages',
  texts: [texts],
  api: staticPagesApi,
  jobs: () => [renderOldJob],
  auditEvents: staticPageEvents,
};

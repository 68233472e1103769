import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { WRITINGS } from '../people/operations.server.ts';
import { contentApi } from './api.server.ts';
import { contentEvents } from './audit-events.ts';
import { contentSubjects } from './audit-subject.server.ts';
import { mountFeeds } from './feed/mount-feeds.server.ts';
import { contentStep } from './first-steps.server.ts';
import { publishDueJob, renderOldJob, trashJob } from './jobs.server.ts';
import { contentMedia } from './media-uses.server.ts';
import { contentNotifications } from './notifications.server.ts';
import { contentPages } from './pages.server.ts';
import { contentRight } from './policy.ts';
import { readingApi } from './reading/api.server.ts';
import { contentSitemap } from './sitemap/sitemap.server.ts';
import { texts } from './text/all.ts';
import { writingsReader } from './writings.server.ts';

export const content: Feature = {
  name: 'content',
  rights: [contentRight],
  texts: [texts],
  pages: contentPages,
  api: (api, services) => {
    contentApi(api, services);
    readingApi(api, services);
  },
  jobs: () => [publishDueJob, renderOldJob, trashJob],
  notifications: contentNotifications,
  mountFiles: mountFeeds,
  sitemaps: [contentSitemap],
  auditEvents: contentEvents,
  auditSubjects: { content: contentSubjects },
  provides: [provide(WRITINGS, writingsReader)],
  mediaUses: [contentMedia],
  firstSteps: [contentStep],
};

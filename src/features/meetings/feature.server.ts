import type { Feature } from '../manifest.server.ts';
import { meetingEvents } from './audit-events.ts';
import { meetingSubjects } from './audit-subject.server.ts';
import { mountCalendars } from './calendar/mount.server.ts';
import { meetingsApi } from './edit/api.server.ts';
import { meetingPages } from './pages.server.ts';
import { meetingSitemap } from './sitemap.server.ts';
import { texts } from './text/all.ts';

export const meetings: Feature = {
  name: 'meetings',
  texts: [texts],
  pages: meetingPages,
  api: meetingsApi,
  auditEvents: meetingEvents,
  auditSubjects: { meeting: meetingSubjects },
  mountFiles: mountCalendars,
  sitemaps: [meetingSitemap],
};

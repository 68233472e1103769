import type { Feature } from '../manifest.server.ts';
import { mountCalendars } from './calendar/mount.server.ts';
import { meetingPages } from './pages.server.ts';
import { meetingSitemap } from './sitemap.server.ts';
import { texts } from './text/all.ts';

export const meetings: Feature = {
  name: 'meetings',
  texts: [texts],
  pages: meetingPages,
  mountFiles: mountCalendars,
  sitemaps: [meetingSitemap],
};

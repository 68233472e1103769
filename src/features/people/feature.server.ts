import type { Feature } from '../manifest.server.ts';
import { personEvents } from './audit-events.ts';
import { personSubjects } from './audit-subject.server.ts';
import { peopleApi } from './edit/api.server.ts';
import { chairStep } from './first-steps.server.ts';
import { peopleMedia } from './media-uses.server.ts';
import { peoplePages } from './pages.server.ts';
import { servePortraits } from './serve-portrait.server.ts';
import { peopleSitemap } from './sitemap.server.ts';
import { texts } from './text/all.ts';

export const people: Feature = {
  name: 'people',
  texts: [texts],
  pages: peoplePages,
  sitemaps: [peopleSitemap],
  mediaUses: [peopleMedia],
  firstSteps: [chairStep],
  api: peopleApi,
  mountStored: servePortraits,
  auditEvents: personEvents,
  auditSubjects: { person: personSubjects },
};

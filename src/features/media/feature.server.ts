import type { Feature } from '../manifest.server.ts';
import { mediaApi } from './api.server.ts';
import { mediaEvents } from './audit-events.ts';
import { mediaSubjects } from './audit-subject.server.ts';
import { mediaRight } from './policy.ts';
import { serveMedia } from './serve.server.ts';
import { texts } from './text/all.ts';

export const media: Feature = {
  name: 'media',
  rights: [mediaRight],
  texts: [texts],
  api: mediaApi,
  mountStored: serveMedia,
  auditEvents: mediaEvents,
  auditSubjects: { media: mediaSubjects },
};

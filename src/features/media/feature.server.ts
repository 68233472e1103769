import type { Feature } from '../manifest.server.ts';
import { mediaApi } from './api.server.ts';
import { mediaEvents } from './audit-events.ts';
import { serveMedia } from './serve.server.ts';
import { texts } from './text/all.ts';

export const media: Feature = {
  name: 'media',
  texts: [texts],
  api: mediaApi,
  mountStored: serveMedia,
  auditEvents: mediaEvents,
};

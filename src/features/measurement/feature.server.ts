import type { Feature } from '../manifest.server.ts';
import { measurementApi } from './api.server.ts';
import { measurementPages } from './pages.server.ts';
import { texts } from './text/all.ts';

export const measurement: Feature = {
  name: 'measurement',
  texts: [texts],
  pages: measurementPages,
  api: measurementApi,
};

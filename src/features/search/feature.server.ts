import type { Feature } from '../manifest.server.ts';
import { texts } from './text/all.ts';

export const search: Feature = {
  name: 'search',
  texts: [texts],
};

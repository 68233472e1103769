import type { Feature } from '../manifest.server.ts';
import { healthApi } from './api.server.ts';
import { texts } from './text/all.ts';

export const health: Feature = { name: 'health', texts: [texts], api: healthApi };

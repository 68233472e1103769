import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { healthRoutes } from './contract.ts';
import { readHealth } from './operations.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

export const health: Feature = {
  name: 'health',
  texts: [textsOf({ tr, en, de, es })],
  api: implement(healthRoutes, (services) => ({ get: ({ op }) => readHealth(op, services) })),
};

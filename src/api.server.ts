import { FEATURES } from './features.server.ts';
import { firstStepsApi } from './first-steps.server.ts';
import type { Api } from './platform/http/api.server.ts';
import type { Services } from './platform/services.server.ts';
import { waitingApi } from './waiting.server.ts';

/** The whole API, under `/api`: the part of each feature is in its `api.server.ts`. */
export function mountApi(api: Api, services: Services): void {
  waitingApi(api, services);
  firstStepsApi(api, services);
  for (const feature of FEATURES) feature.api?.(api, services);
}

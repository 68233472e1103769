import type { Api } from '../../platform/http/api.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { requestsApi } from './requests/api.server.ts';
import { retentionApi } from './retention/api.server.ts';

/** The KVKK desk: requests of people about their own data, and how long data is stored. */
export function privacyApi(api: Api, services: Services): void {
  requestsApi(api, services);
  retentionApi(api, services);
}

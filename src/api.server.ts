import { authApi } from './features/auth/api.server.ts';
import { contentApi } from './features/content/api.server.ts';
import { measurementApi } from './features/measurement/api.server.ts';
import { mediaApi } from './features/media/api.server.ts';
import { menuApi } from './features/menu/api.server.ts';
import type { Api } from './platform/http/api.server.ts';
import type { Services } from './platform/services.server.ts';

/** Every part of the API, under `/api`. */
export function mountApi(api: Api, services: Services): void {
  authApi(api, services);
  contentApi(api, services);
  measurementApi(api, services);
  mediaApi(api, services);
  menuApi(api, services);
}

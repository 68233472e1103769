import { auditApi } from './features/audit/api.server.ts';
import { contentApi } from './features/content/api.server.ts';
import { accountApi } from './features/identity/account/api.server.ts';
import { authApi } from './features/identity/auth/api.server.ts';
import { emailChangeApi } from './features/identity/email-change/api.server.ts';
import { passwordsApi } from './features/identity/passwords/api.server.ts';
import { sessionsApi } from './features/identity/sessions/api.server.ts';
import { twoStepApi } from './features/identity/two-step/api.server.ts';
import { usersApi } from './features/identity/users/api.server.ts';
import { measurementApi } from './features/measurement/api.server.ts';
import { mediaApi } from './features/media/api.server.ts';
import { menuApi } from './features/menu/api.server.ts';
import type { Api } from './platform/http/api.server.ts';
import type { Services } from './platform/services.server.ts';

/** Every part of the API, under `/api`. */
export function mountApi(api: Api, services: Services): void {
  accountApi(api, services);
  auditApi(api, services);
  authApi(api, services);
  contentApi(api, services);
  emailChangeApi(api, services);
  measurementApi(api, services);
  mediaApi(api, services);
  menuApi(api, services);
  passwordsApi(api, services);
  sessionsApi(api, services);
  twoStepApi(api, services);
  usersApi(api, services);
}

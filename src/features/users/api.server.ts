import type { Api } from '../../platform/http/api.server.ts';
import type { Services } from '../../platform/services.server.ts';

export function usersApi(_api: Api, _services: Services): void {}

import type { FastifySchema, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { type Right, siteRight } from '../rights.ts';
import type { Api } from './api.server.ts';
import type { OpenApi } from './open-api-document.server.ts';

/** A mounted route, with the properties that its description needs. */
export interface MountedRoute {
  method: string;
  url: string;
  schema: FastifySchema | undefined;
  right: Right;
  beforeTwoStep: boolean;
  confirmation: 'always' | 'sometimes' | null;
  isLimited: boolean;
}

/**
 * `GET /docs`: the OpenAPI document of every route mounted after this one. It is made at the first
 * request, and the module that makes it is loaded only then.
 */
export function mountDescription(api: Api): void {
  const routes: MountedRoute[] = [];
  let document: Promise<OpenApi> | null = null;
  const describe = async () => {
    const { describeRoutes } = await import('./open-api-document.server.ts');
    return describeRoutes(routes);
  };

  api.addHook('onRoute', (route) => {
    routes.push(...mountedRoutes(route));
  });
  api.get(
    '/docs',
    {
      config: { right: siteRight },
      schema: {
        tags: ['docs'],
        summary: 'This description of the API',
        response: { 200: z.looseObject({ openapi: z.string() }) },
      },
    },
    async () => {
      document ??= describe();
      return document;
    },
  );
}

/** HEAD is left out: every GET has one. */
function mountedRoutes({ method, url, schema, config }: RouteOptions): MountedRoute[] {
  return [method]
    .flat()
    .filter((one) => one !== 'HEAD')
    .map((one) => ({
      method: one,
      url,
      schema,
      right: config?.right as Right,
      beforeTwoStep: config?.beforeTwoStep ?? false,
      confirmation: config?.confirmation ?? null,
      isLimited: config?.rateLimit !== undefined,
    }));
}

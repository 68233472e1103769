import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';

/** Hook on mounting: a call without a query of its own takes none, so that no parameter is ignored. */
export function refuseUnknownParameters(route: RouteOptions): void {
  route.schema = { ...route.schema, querystring: route.schema?.querystring ?? z.strictObject({}) };
}

import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';

/** `onRoute` hook: a route without a query schema accepts no parameters, so that none is ignored. */
export function refuseUnknownParameters(route: RouteOptions): void {
  route.schema = { ...route.schema, querystring: route.schema?.querystring ?? z.strictObject({}) };
}

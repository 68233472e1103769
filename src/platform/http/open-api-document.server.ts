import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { everybody, rightName } from '../rights.ts';
import { ROLES } from '../roles.ts';
import type { MountedRoute } from './open-api.server.ts';

interface Operation {
  summary?: string;
  responses: Record<string, object>;
  [name: string]: unknown;
}
export interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  [name: string]: unknown;
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
const REFUSALS = {
  401: refusal('No session, or one that has ended.'),
  403: refusal('Signed in, but not allowed.'),
  404: refusal('Not found, or not visible to the caller.'),
  409: refusal(
    'Changed by somebody else meanwhile, or not possible in this state; `twoStepRequired`: the second step of signing in has to be set up first; `passwordConfirmationNeeded`: see `x-password-confirmation`.',
  ),
  422: refusal('Fields that fail validation, each named in `fields`.'),
  429: refusal('Too many requests; `Retry-After` says when to try again.'),
};

const ErrorBody = {
  type: 'object' as const,
  required: ['success', 'code', 'message'],
  properties: {
    success: { type: 'boolean' as const, enum: [false] },
    code: { type: 'string' as const, description: 'Stable; the same in every language.' },
    message: {
      type: 'string' as const,
      description: 'For people, in the language of Accept-Language.',
    },
    fields: {
      type: 'object' as const,
      description: 'On 422: a message for each field, under the name it was sent with.',
      additionalProperties: { type: 'string' as const },
    },
  },
};

/**
 * Mounts the routes once more on a second server that only describes them, so that the real server
 * does not load the plugin.
 */
export async function describeRoutes(routes: MountedRoute[]): Promise<OpenApi> {
  const scratch = Fastify();
  scratch.setValidatorCompiler(() => () => true);
  scratch.setSerializerCompiler(() => () => '');
  await scratch.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ufuk',
        version: '1',
        description:
          'Every call of the server. `x-right` names the line of the table of rights that a caller needs. `x-password-confirmation`: the call needs a password that was entered in this session within the last 10 minutes, `always` or `sometimes` (by what it asks for); without one the call is refused with 409 and the code `passwordConfirmationNeeded`, and `POST /api/account/confirm-password` renews it. Fields and query parameters that are not described here are refused with 422.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: { Error: ErrorBody },
        responses: REFUSALS,
      },
    },
    transform: jsonSchemaTransform,
  });
  for (const { method, url, schema } of routes)
    scratch.route({ method, url, schema: schema ?? {}, handler: async () => null });
  await scratch.ready();
  const document = scratch.swagger() as unknown as OpenApi;
  await scratch.close();
  for (const route of routes) complete(describedCall(document, route), route);
  document.paths = inOrder(plain(document.paths));
  return document;
}

function describedCall(document: OpenApi, { method, url }: MountedRoute): Operation {
  const path = url.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${url} was not described.`);
  return operation;
}

/** Adds what the schemas do not contain: the required right and the error answers. */
function complete(operation: Operation, route: MountedRoute): void {
  const { right, schema } = route;
  const isOpen = right === everybody;
  operation['x-right'] = rightName(right);
  if (route.confirmation) operation['x-password-confirmation'] = route.confirmation;
  operation.security = isOpen ? [] : [{ bearer: [] }];
  const takes = schema?.body ?? schema?.querystring;
  const refusals = {
    401: !isOpen || route.url.startsWith('/api/auth/'),
    403: right !== everybody && right.roles.length < ROLES.length,
    404: schema?.params !== undefined,
    409: !isOpen && !(route.beforeTwoStep && route.method === 'GET'),
    422: takes !== undefined,
    429: route.isLimited,
  };
  for (const [status, applies] of Object.entries(refusals)) {
    if (applies) operation.responses[status] = { $ref: `#/components/responses/${status}` };
  }
}

const inOrder = <T>(values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Without noise for readers: the pattern of a format, the limits of all whole numbers. */
function plain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, part]) =>
      !(key === 'pattern' && 'format' in value) && Math.abs(part) !== Number.MAX_SAFE_INTEGER,
  );
  return Object.fromEntries(entries.map(([key, part]) => [key, plain(part)])) as T;
}

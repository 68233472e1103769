import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { Operation } from '../operation.server.ts';
import { operationFor, type Services } from '../services.server.ts';
import type { Cost } from './admission/costs.ts';
import type { Api } from './api.server.ts';
import { answerCached, type CachedReply } from './cached-reply.server.ts';
import type { Contract, Route, Values } from './contract.ts';
import { success } from './replies.ts';

/** One request, as a handler gets it. */
export interface Call<R extends Route> {
  /** Made at the first use, so that its time is that of the whole request. */
  readonly op: Operation;
  params: Values<R, 'params'>;
  query: Values<R, 'query'>;
  headers: Values<R, 'headers'>;
  body: Values<R, 'body'>;
  request: FastifyRequest;
  /** For cookies, headers, redirects and files; and for the status if a route has several. */
  reply: FastifyReply;
}

type Given<R extends Route> = R['reply'] extends {
  form: 'one' | 'changed';
  data: infer S extends z.core.$ZodType;
}
  ? z.input<S>
  : R['reply'] extends { form: 'list'; body: infer S extends z.core.$ZodType }
    ? Omit<z.input<S>, 'success'>
    : R['reply'] extends { form: 'whole'; body: infer S extends z.core.$ZodType }
      ? z.input<S>
      : R['reply'] extends { form: 'file' | 'events' }
        ? FastifyReply
        : unknown;

export type Run<R extends Route> = (call: Call<R>) => Promise<Given<R>> | Given<R>;

type Body<R extends Route> = R['reply'] extends { body: infer S extends z.core.$ZodType }
  ? z.input<S>
  : unknown;

interface Handler<R extends Route> {
  run: Run<R>;
  /** The cached reply for this request; null if it is made for one caller. */
  cache?(call: Call<R>): Omit<CachedReply<Body<R>>, 'load'> | null;
  /** What it costs; null if it needs no admission. */
  admit?(call: Call<R>): Cost | null;
  /** By what the calls are counted if `rate` counts neither networks nor accounts. */
  countBy?(request: FastifyRequest): string;
  errorHandler?: RouteOptions['errorHandler'];
}

export type Handlers<C extends Contract> = { [N in keyof C]: Run<C[N]> | Handler<C[N]> };

/**
 * Mounts the routes of a contract in a scope of their own, so that a hook of `make` is only theirs.
 * A handler returns what the form of its reply asks for; the envelope is made here.
 */
export const implement =
  <C extends Contract>(routes: C, make: (services: Services, scope: Api) => Handlers<C>) =>
  (api: Api, services: Services): void => {
    api.register(async (scope: Api) => {
      const handlers = make(services, scope);
      for (const [name, route] of Object.entries(routes)) {
        const given = handlers[name] as Run<Route> | Handler<Route>;
        const handler = typeof given === 'function' ? { run: given } : given;
        if (route.upload === undefined) scope.route(optionsOf(route, handler, services));
        else await mountUpload(scope, route.upload, optionsOf(route, handler, services));
      }
    });
  };

/** Only this route parses multipart. */
async function mountUpload(scope: Api, fileSize: number, options: RouteOptions): Promise<void> {
  await scope.register(async (own: Api) => {
    await own.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, headerPairs: 50, fileSize },
    });
    own.route(options);
  });
}

/** Bytes of a form beside its file: names, types and boundaries. */
const BESIDE_THE_FILE = 64 * 1024;

/** The account that sends a request, for limits; empty for visitors. */
export const accountOf = ({ actor }: Pick<FastifyRequest, 'actor'>): string =>
  actor.kind === 'staff' ? actor.id : '';

function optionsOf(route: Route, handler: Handler<Route>, services: Services): RouteOptions {
  const [method, path] = route.at.split(' ') as [string, string];
  const { reply, upload } = route;
  const bodyLimit = upload === undefined ? route.bytes : upload + BESIDE_THE_FILE;
  return {
    method: method as RouteOptions['method'],
    url: path,
    config: configOf(route, handler),
    schema: {
      tags: [route.tag],
      summary: route.summary,
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.headers && { headers: route.headers }),
      ...(route.body && { body: route.body }),
      ...(reply.body && { response: responsesOf(route) }),
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    // Sent until the browser leaves: a HEAD request would never end.
    ...(reply.form === 'events' && { exposeHeadRoute: false }),
    ...(handler.errorHandler && { errorHandler: handler.errorHandler }),
    handler: (request, answer) => respond(route, handler, services, request, answer),
  };
}

function configOf(route: Route, { countBy }: Handler<Route>): RouteOptions['config'] {
  const { right, fieldNames, confirmation, unconfirmed, rate } = route;
  const { beforeTwoStep, ownIssuerOnly, withoutSession } = route;
  const keyGenerator = countBy ?? (rate?.of === 'account' ? accountOf : undefined);
  return {
    right,
    ...(fieldNames && { fieldNames }),
    ...(confirmation && { confirmation }),
    ...(unconfirmed !== undefined && { unconfirmed }),
    ...(beforeTwoStep && { beforeTwoStep }),
    ...(ownIssuerOnly && { ownIssuerOnly }),
    ...(withoutSession && { withoutSession }),
    ...(rate && {
      rateLimit: { max: rate.max, timeWindow: rate.per, ...(keyGenerator && { keyGenerator }) },
    }),
  };
}

const responsesOf = ({ reply, status = 200 }: Route) =>
  Object.fromEntries([status].flat().map((one) => [one, reply.body]));

async function respond(
  route: Route,
  { run, cache, admit }: Handler<Route>,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const call = callOf(services, request, reply);
  if (typeof route.status === 'number') reply.status(route.status);
  const answer = async () => bodyOf(route, request, await run(call));
  if (route.reply.form === 'nothing') {
    await run(call);
    return reply.status(204).send();
  }
  const cost = admit?.(call);
  const cached = cache?.(call);
  // A cached reply is rendered once for all who wait for it.
  const load =
    cost && !cached?.key ? () => services.admission.admit(cost, request, answer) : answer;
  return cached ? answerCached(services, request, reply, { ...cached, load }) : load();
}

function callOf(services: Services, request: FastifyRequest, reply: FastifyReply): Call<Route> {
  let op: Operation | undefined;
  return {
    get op() {
      op ??= operationFor(services, request);
      return op;
    },
    params: request.params as never,
    query: request.query as never,
    headers: request.headers as never,
    body: request.body as never,
    request,
    reply,
  };
}

function bodyOf(route: Route, request: FastifyRequest, given: unknown): unknown {
  const { reply } = route;
  switch (reply.form) {
    case 'one':
      return success({ data: given });
    case 'changed':
      return success({ data: given, message: messageOf(request, reply.message) });
    case 'done':
      return success({ message: messageOf(request, reply.message) });
    case 'list':
      return success(given as object);
    default:
      return given;
  }
}

const messageOf = (request: FastifyRequest, key: string): string =>
  request.t(key.includes(':') ? key : `platform:success.${key}`);

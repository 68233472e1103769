import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Refusal } from '../errors.ts';
import { defineRight, everybody } from '../rights.ts';
import type { Services } from '../services.server.ts';
import type { Api } from './api.server.ts';
import { changed, contract, done, file, list, nothing, one, whole } from './contract.ts';
import { type Handlers, implement } from './implement.server.ts';
import { IdParam } from './replies.ts';
import { compileValidator } from './validation.server.ts';

const Tree = z.object({ id: z.uuid(), height: z.int() });
const ID = '7b0f1c1e-3f5c-4b39-9b76-0d7f6d1b7a10';
const right = defineRight('trees', ['admin']);
const NOW = new Date('2026-11-20T09:00:00Z');

const trees = contract(
  'trees',
  { right, fieldNames: { height: 'tree-height' } },
  {
    list: {
      at: 'GET /trees',
      summary: 'All trees',
      query: z.strictObject({ page: z._default(z.coerce.number(), 1) }),
      reply: list(Tree),
    },
    get: { at: 'GET /trees/:id', summary: 'One tree', params: IdParam, reply: one(Tree) },
    plant: {
      at: 'POST /trees',
      summary: 'Plant a tree',
      body: z.strictObject({ height: z.int() }),
      reply: changed(Tree, 'created'),
      status: 201,
    },
    fell: {
      at: 'DELETE /trees/:id',
      summary: 'Fell a tree',
      params: IdParam,
      reply: done('trees:felled'),
      unconfirmed: 'trees grow again',
    },
    count: {
      at: 'GET /trees/count',
      summary: 'How many there are',
      reply: whole(z.object({ count: z.int() })),
      right: everybody,
      withoutSession: true,
      rate: { max: 60, per: '1 minute', of: 'account' },
    },
    water: { at: 'POST /trees/water', summary: 'Water all', reply: nothing, bytes: 100 },
    picture: { at: 'GET /trees/picture', summary: 'A picture of all', reply: file },
  },
);

const handlers: Handlers<typeof trees> = {
  list: ({ query }) => ({
    data: [{ id: ID, height: 3 }],
    total: 1,
    page: query.page,
    pageSize: 50,
    can: { create: true },
  }),
  get: ({ params }) => ({ id: params.id, height: 3 }),
  plant: ({ body, op }) => ({ id: ID, height: body.height + op.now.getUTCFullYear() }),
  fell: () => {},
  count: () => ({ count: 7 }),
  water: () => {},
  picture: ({ reply }) => reply.type('image/png').send(Buffer.from('png')),
};

let app: FastifyInstance;
afterEach(() => app.close());

/** A server with the routes alone; `mounted` collects what each one asks of the hooks. */
async function open(make: Parameters<typeof implement<typeof trees>>[1] = () => handlers) {
  app = Fastify();
  const mounted: Record<string, object> = {};
  app.setValidatorCompiler(compileValidator as never);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => reply.status((error as Refusal).status).send());
  app.addHook('onRoute', ({ method, url, config, bodyLimit }) => {
    if (method !== 'HEAD') mounted[`${method} ${url}`] = { ...config, bodyLimit };
  });
  app.decorateRequest('actor');
  app.addHook('onRequest', async (request) => {
    request.actor = { kind: 'visitor' };
    request.t = ((key: string) => `<${key}>`) as never;
  });
  implement(trees, make)(app as unknown as Api, { clock: () => NOW } as Services);
  await app.ready();
  return mounted;
}

async function send(method: InjectOptions['method'], url: string, payload?: object) {
  const reply = await app.inject({ method, url, ...(payload && { payload }) } as InjectOptions);
  return { status: reply.statusCode, body: reply.body && reply.json() };
}

describe('a call that is declared once', () => {
  it('is answered in the form that its contract names', async () => {
    await open();
    const tree = { id: ID, height: 3 };
    expect(await send('GET', `/trees/${ID}`)).toEqual({
      status: 200,
      body: { success: true, data: tree },
    });
    expect((await send('GET', '/trees?page=4')).body).toEqual({
      success: true,
      data: [tree],
      total: 1,
      page: 4,
      pageSize: 50,
      can: { create: true },
    });
    expect(await send('GET', '/trees/count')).toEqual({ status: 200, body: { count: 7 } });
    expect(await send('POST', '/trees/water')).toEqual({ status: 204, body: '' });
    const picture = await app.inject('/trees/picture');
    expect([picture.headers['content-type'], picture.body]).toEqual(['image/png', 'png']);
  });

  it('tells the user what was done, in words of the platform or of the feature', async () => {
    await open();
    expect(await send('POST', '/trees', { height: 1 })).toEqual({
      status: 201,
      body: {
        success: true,
        data: { id: ID, height: 2027 },
        message: '<platform:success.created>',
      },
    });
    expect((await send('DELETE', `/trees/${ID}`)).body).toEqual({
      success: true,
      message: '<trees:felled>',
    });
  });

  it('is refused before its handler if a part of the request breaks the schema', async () => {
    await open();
    expect((await send('POST', '/trees', { height: 'tall' })).status).toBe(422);
    expect((await send('GET', '/trees/oak')).status).toBe(404);
  });

  it('has the right, limits and names of the contract, or its own', async () => {
    const mounted = await open();
    expect(mounted['GET /trees']).toMatchObject({ right, fieldNames: { height: 'tree-height' } });
    expect(mounted['DELETE /trees/:id']).toMatchObject({ unconfirmed: 'trees grow again' });
    expect(mounted['GET /trees/count']).toMatchObject({
      right: everybody,
      withoutSession: true,
      rateLimit: { max: 60, timeWindow: '1 minute' },
    });
    expect(mounted['POST /trees/water']).toMatchObject({ bodyLimit: 100 });
    expect(Object.keys(mounted)).toHaveLength(Object.keys(trees).length);
  });

  it('keeps a hook to the routes of its contract', async () => {
    let seen = 0;
    await open((_services, scope) => {
      scope.addHook('onRequest', async () => {
        seen += 1;
      });
      return handlers;
    });
    await send('GET', '/trees/count');
    await send('GET', '/forests');
    expect(seen).toBe(1);
  });

  it('does not compile without a handler, or with one that returns something else', () => {
    const { get: _get, ...others } = handlers;
    // @ts-expect-error `get` is missing.
    implement(trees, () => others);
    // @ts-expect-error A height is a number.
    implement(trees, () => ({ ...handlers, get: () => ({ id: ID, height: '3' }) }));
    app = Fastify();
  });
});

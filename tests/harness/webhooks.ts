import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import type { Content } from '../../src/features/content/schema.ts';
import { type Delivery, type Endpoint, EVENTS } from '../../src/features/webhooks/contract.ts';
import { sendDue } from '../../src/features/webhooks/jobs.server.ts';
import { SYSTEM } from '../../src/platform/actor.ts';
import { operationOf } from '../../src/platform/services.server.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import {
  openWebhookReceiver,
  outgoingToReceiver,
  type ReceivedWebhook,
} from './webhook-receiver.ts';

export const NEVER = new AbortController().signal;

/** The product with an admin, and a receiver of its webhooks. Jobs are not started: `send` sends. */
export async function openWebhookTest() {
  const receiver = await openWebhookReceiver();
  const test = await openTestApp(undefined, { outgoing: outgoingToReceiver() });
  const { db } = test.app.services;
  await test.addUser('yonetici', 'admin');
  let admin: Record<string, string> = {};

  const op = (app = test) => operationOf(app.app.services, SYSTEM);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    test.call({ method, url, headers: admin, ...(payload && { payload }) });
  const at = ({ data }: { data: Endpoint }) => `/api/webhooks/${data.id}`;
  /** Sessions end when the clock is moved. */
  const signIn = async () => {
    admin = await test.signIn('yonetici');
  };
  return {
    receiver,
    test,
    op,
    call,
    signIn,
    /** Another process on the same database. */
    openOther: () => openTestApp(test.database, { outgoing: outgoingToReceiver() }),
    /** Removes all endpoints, messages and jobs of the test before. */
    async reset() {
      receiver.forget();
      // The library that receives compares with the machine's clock.
      test.now.value = new Date();
      await db.execute(sql`delete from webhook_endpoints`);
      await db.execute(sql`delete from pgboss.job where name = 'webhooks'`);
      await signIn();
    },
    async close() {
      await receiver.close();
      await test.close();
    },
    /** Sends what is due, as one run of the job. */
    send: (app: TestApp = test, stop = NEVER) => sendDue(op(app), app.app.services, stop),
    later(ms: number) {
      test.now.value = new Date(test.now.value.getTime() + ms);
    },
    async addEndpoint(path = '/', change: object = {}) {
      const fields = { name: `Alıcı ${path}`, url: receiver.url(path), events: EVENTS };
      const reply = await call('POST', '/api/webhooks', { ...fields, ...change });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json<{ data: Endpoint; secret: string }>();
    },
    async create(change: object = {}): Promise<Content> {
      const reply = await call('POST', '/api/contents', {
        title: 'Kıyı yürüyüşü',
        category: 'haberler',
        body: 'Bir **cümle**.',
        state: 'published',
        ...change,
      });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json().data;
    },
    async save(content: Content, change: object): Promise<Content> {
      const { title, category, body, version, slug, state } = content;
      const fields = { title, category, body, version, slug, state };
      const reply = await call('PUT', `/api/contents/${content.id}`, { ...fields, ...change });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json().data;
    },
    log: async (endpoint: { data: Endpoint }): Promise<Delivery[]> =>
      (await call('GET', `${at(endpoint)}/deliveries`)).json().data,
    stateOf: async (endpoint: { data: Endpoint }): Promise<Endpoint> =>
      (await call('GET', at(endpoint))).json().data,
    /** What arrived, in the order of sending. */
    types: () => receiver.received.map((one) => bodyOf(one).type),
  };
}

export const idOf = ({ headers }: ReceivedWebhook) => headers['webhook-id'];
export const bodyOf = (one: ReceivedWebhook | undefined) => JSON.parse(one?.body ?? 'null');
/** Checks the signature as a receiver does, and returns the message. */
export const verify = (secret: string, { body, headers }: ReceivedWebhook) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { changedReply, Done, dataReply, IdParam, success } from '../../platform/http/replies.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { sendAgain, sendTest } from './deliver/send-by-hand.server.ts';
import { getEndpoint, listDeliveries, listEndpoints } from './operations.server.ts';
import { webhooksRight } from './policy.ts';
import {
  Deliveries,
  DeliveriesFilter,
  Endpoint,
  EndpointChange,
  Endpoints,
  EndpointsFilter,
  EndpointWithSecret,
  NewEndpoint,
} from './schema.ts';
import { changeEndpoint, createEndpoint, deleteEndpoint, renewSecret } from './write.server.ts';

const PATH = '/webhooks';
const tags = ['webhooks'];
const config = {
  right: webhooksRight,
  fieldNames: { name: 'webhookName', url: 'webhookUrl', events: 'webhookEvents' },
};
const DeliveryParams = z.strictObject({ id: z.uuid(), deliveryId: z.uuid() });

/** Addresses of other programs that are told about publications, and the log of what was sent. */
export function webhooksApi(api: Api, services: Services): void {
  const { outgoing } = services;
  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'One page of the endpoints that are told about publications',
        querystring: EndpointsFilter,
        response: { 200: Endpoints },
      },
    },
    async (request) => success(await listEndpoints(operationFor(services, request), request.query)),
  );

  api.post(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Add an endpoint; the reply contains its secret, which is never shown again',
        body: NewEndpoint,
        response: { 201: EndpointWithSecret },
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const created = await createEndpoint(op, outgoing, request.body);
      reply.status(201).header('cache-control', 'no-store');
      return success({ ...created, message: request.t('platform:success.created') });
    },
  );

  api.get(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One endpoint',
        params: IdParam,
        response: { 200: dataReply(Endpoint) },
      },
    },
    async (request) =>
      success({ data: await getEndpoint(operationFor(services, request), request.params.id) }),
  );

  api.put(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Change an endpoint, turn it on or off',
        params: IdParam,
        body: EndpointChange,
        response: { 200: changedReply(Endpoint) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeEndpoint(op, outgoing, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Delete an endpoint with its log',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await deleteEndpoint(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );

  api.post(
    `${PATH}/:id/secret`,
    {
      config,
      schema: {
        tags,
        summary: 'Make a new secret; the former one signs beside it for 24 hours',
        params: IdParam,
        response: { 200: EndpointWithSecret },
      },
    },
    async (request, reply) => {
      const renewed = await renewSecret(operationFor(services, request), request.params.id);
      reply.header('cache-control', 'no-store');
      return success({ ...renewed, message: request.t('webhooks:renewed') });
    },
  );

  api.post(
    `${PATH}/:id/test`,
    {
      config,
      schema: {
        tags,
        summary: 'Send a test message once',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await sendTest(operationFor(services, request), request.params.id);
      return success({ message: request.t('webhooks:testQueued') });
    },
  );

  api.get(
    `${PATH}/:id/deliveries`,
    {
      config,
      schema: {
        tags,
        summary: 'One page of what was sent to an endpoint, the newest first',
        params: IdParam,
        querystring: DeliveriesFilter,
        response: { 200: Deliveries },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success(await listDeliveries(op, request.params.id, request.query));
    },
  );

  api.post(
    `${PATH}/:id/deliveries/:deliveryId/send`,
    {
      config,
      schema: {
        tags,
        summary: 'Send a message again at once',
        params: DeliveryParams,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { id, deliveryId } = request.params;
      await sendAgain(operationFor(services, request), id, deliveryId);
      return success({ message: request.t('webhooks:queued') });
    },
  );
}

import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { languageOf } from '../../../platform/http/language.server.ts';
import { changedReply, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { privacyRight } from '../policy.ts';
import { copyOfData } from './copy.server.ts';
import { eraseRecord } from './erase.server.ts';
import { answerRequest, createRequest, getRequest, listRequests } from './operations.server.ts';
import {
  NewPrivacyRequest,
  PrivacyAnswer,
  PrivacyFilter,
  PrivacyRequest,
  PrivacyRequests,
} from './schema.ts';

const PATH = '/privacy/requests';
const tags = ['privacy'];
const config = {
  right: privacyRight,
  fieldNames: { name: 'fullName', text: 'requestText' },
};
const confirmed = { right: privacyRight, confirmation: 'always' as const };

export function requestsApi(api: Api, services: Services): void {
  const { personalData, store } = services;
  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'One page of the requests of people about their own data',
        querystring: PrivacyFilter,
        response: { 200: PrivacyRequests },
      },
    },
    async (request) => success(await listRequests(operationFor(services, request), request.query)),
  );

  api.post(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Record a request that arrived outside the site',
        body: NewPrivacyRequest,
        response: { 201: changedReply(PrivacyRequest) },
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const data = await createRequest(op, personalData, request.body, languageOf(request));
      reply.status(201);
      return success({ data, message: request.t('platform:success.created') });
    },
  );

  api.get(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One request',
        params: IdParam,
        response: { 200: dataReply(PrivacyRequest) },
      },
    },
    async (request) =>
      success({
        data: await getRequest(operationFor(services, request), personalData, request.params.id),
      }),
  );

  api.put(
    `${PATH}/:id/answer`,
    {
      config,
      schema: {
        tags,
        summary: 'Close a request with an answer',
        params: IdParam,
        body: PrivacyAnswer,
        response: { 200: changedReply(PrivacyRequest) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await answerRequest(op, personalData, request.params.id, request.body);
      return success({ data, message: request.t('privacy:answered') });
    },
  );

  api.post(
    `${PATH}/:id/copy`,
    {
      config: confirmed,
      schema: {
        tags,
        summary: 'Everything that is stored about the person, in clear',
        params: IdParam,
        response: { 200: dataReply(z.record(z.string(), z.unknown())) },
      },
    },
    async (request) => {
      const data = await copyOfData(
        operationFor(services, request),
        personalData,
        request.params.id,
      );
      return success({ data });
    },
  );

  api.delete(
    `${PATH}/:id/record`,
    {
      config: confirmed,
      schema: {
        tags,
        summary: 'Destroy the record that the request is about, with everything that belongs to it',
        params: IdParam,
        response: { 200: changedReply(PrivacyRequest) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await eraseRecord(op, personalData, store, request.params.id);
      return success({ data, message: request.t('privacy:erased') });
    },
  );
}

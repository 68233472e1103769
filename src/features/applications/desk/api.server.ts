import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { Neighbours } from '../../../platform/neighbours.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { applicationsRight } from '../policy.ts';
import { listAssignees } from './assign.server.ts';
import { deskChangesApi } from './changes-api.server.ts';
import { countViews, findNeighbours, listApplications } from './list.server.ts';
import { getApplication } from './read.server.ts';
import {
  Application,
  ApplicationCounts,
  ApplicationFilter,
  ApplicationPage,
  StaffName,
} from './schema.ts';

const tags = ['applications'];
const config = { right: applicationsRight };

/** Membership applications, for users who handle them. */
export function deskApi(api: Api, services: Services): void {
  api.get(
    '/applications',
    {
      config,
      schema: {
        tags,
        summary: 'One page of the membership applications',
        querystring: ApplicationFilter,
        response: { 200: ApplicationPage },
      },
    },
    async (request) =>
      success(await listApplications(operationFor(services, request), request.query)),
  );

  api.get(
    '/applications/counts',
    {
      config,
      schema: {
        tags,
        summary: 'How many applications each view has',
        response: { 200: dataReply(ApplicationCounts) },
      },
    },
    async (request) => success({ data: await countViews(operationFor(services, request)) }),
  );

  api.get(
    '/applications/assignees',
    {
      config,
      schema: {
        tags,
        summary: 'The users to whom an application can be assigned',
        response: { 200: dataReply(z.array(StaffName)) },
      },
    },
    async (request) => success({ data: await listAssignees(operationFor(services, request)) }),
  );

  api.get(
    '/applications/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One application with its timeline; identity numbers are masked',
        params: IdParam,
        response: { 200: dataReply(Application) },
      },
    },
    async (request) =>
      success({ data: await getApplication(operationFor(services, request), request.params.id) }),
  );

  api.get(
    '/applications/:id/neighbours',
    {
      config,
      schema: {
        tags,
        summary: 'The applications before and after one within a filter',
        params: IdParam,
        querystring: ApplicationFilter,
        response: { 200: dataReply(Neighbours) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({ data: await findNeighbours(op, request.params.id, request.query) });
    },
  );

  deskChangesApi(api, services);
}

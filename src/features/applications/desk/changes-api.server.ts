import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { applicationsRight } from '../policy.ts';
import { assignApplication } from './assign.server.ts';
import { changeMany } from './bulk.server.ts';
import { changeStatus } from './change-status.server.ts';
import { changeNote } from './note.server.ts';
import {
  Application,
  Assignment,
  BulkChange,
  BulkResult,
  NoteChange,
  StatusChange,
} from './schema.ts';

const tags = ['applications'];
const config = { right: applicationsRight };

/** What staff change: the status, the note, the assignment; one application or many. */
export function deskChangesApi(api: Api, services: Services): void {
  api.put(
    '/applications/updateApplicationStatus/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Move an application to another status',
        params: IdParam,
        body: StatusChange,
        response: { 200: changedReply(Application) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeStatus(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.applicationStatus') });
    },
  );

  api.put(
    '/applications/:id/note',
    {
      config,
      schema: {
        tags,
        summary: 'Replace the note of an application',
        params: IdParam,
        body: NoteChange,
        response: { 200: changedReply(Application) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeNote(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.applicationNote') });
    },
  );

  api.put(
    '/applications/:id/assignment',
    {
      config,
      schema: {
        tags,
        summary: 'Assign an application to a user, or to nobody',
        params: IdParam,
        body: Assignment,
        response: { 200: changedReply(Application) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await assignApplication(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.applicationAssigned') });
    },
  );

  api.post(
    '/applications/bulk',
    {
      config,
      schema: {
        tags,
        summary: 'Assign many applications, or move them to review',
        body: BulkChange,
        response: { 200: changedReply(BulkResult) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeMany(op, request.body);
      const message = request.t('platform:success.applicationsChanged', { count: data.changed });
      return success({ data, message });
    },
  );
}

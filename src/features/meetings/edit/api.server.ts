import type { Api } from '../../../platform/http/api.server.ts';
import { Done, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { siteRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { getMeeting, listMeetings } from './read.server.ts';
import {
  MeetingChange,
  MeetingFields,
  MeetingFilter,
  MeetingPage,
  MeetingReply,
  StaffMeeting,
} from './schema.ts';
import { changeMeeting, createMeeting, deleteMeeting } from './write.server.ts';

const PATH = '/meetings';
const tags = ['meetings'];
const FIELDS = Object.keys(MeetingFields.shape);
const config = {
  right: siteRight,
  fieldNames: Object.fromEntries(FIELDS.map((name) => [name, `meeting-${name}`])),
};

/** The meetings of the party, for admins. */
export function meetingsApi(api: Api, services: Services): void {
  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'One page of the meetings, cancelled ones included',
        querystring: MeetingFilter,
        response: { 200: MeetingPage },
      },
    },
    async (request) => success(await listMeetings(operationFor(services, request), request.query)),
  );

  api.post(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Add a meeting',
        body: MeetingFields,
        response: { 201: MeetingReply },
      },
    },
    async (request, reply) => {
      const data = await createMeeting(operationFor(services, request), request.body);
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
        summary: 'One meeting',
        params: IdParam,
        response: { 200: dataReply(StaffMeeting) },
      },
    },
    async (request) =>
      success({ data: await getMeeting(operationFor(services, request), request.params.id) }),
  );

  api.put(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Change or cancel a meeting; calendars get the change',
        params: IdParam,
        body: MeetingChange,
        response: { 200: MeetingReply },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeMeeting(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    `${PATH}/:id`,
    {
      config,
      schema: { tags, summary: 'Delete a meeting', params: IdParam, response: { 200: Done } },
    },
    async (request) => {
      await deleteMeeting(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}

import type { Api } from '../../../platform/http/api.server.ts';
import { Done, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { siteRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { getPerson, listPeople } from './read.server.ts';
import {
  PeopleOrder,
  PersonChange,
  PersonFields,
  PersonReply,
  StaffPeople,
  StaffPerson,
} from './schema.ts';
import { changePerson, createPerson, deletePerson, orderPeople } from './write.server.ts';

const PATH = '/people';
const tags = ['people'];
const config = {
  right: siteRight,
  fieldNames: {
    name: 'person-name',
    duty: 'person-duty',
    quote: 'person-quote',
    'translations.*.duty': 'person-duty',
    'translations.*.quote': 'person-quote',
    province: 'person-province',
    biography: 'person-biography',
    'timeline.*.year': 'person-year',
    'timeline.*.text': 'person-event',
    boards: 'person-boards',
    portraitId: 'person-portraitId',
  },
};

/** The people of the party and their boards, for admins. */
export function peopleApi(api: Api, services: Services): void {
  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Everyone, in the order of the party',
        response: { 200: StaffPeople },
      },
    },
    async (request) => success({ data: await listPeople(operationFor(services, request)) }),
  );

  api.post(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Add a person at the end of the order; a chair replaces the former one',
        body: PersonFields,
        response: { 201: PersonReply },
      },
    },
    async (request, reply) => {
      const data = await createPerson(operationFor(services, request), request.body);
      reply.status(201);
      return success({ data, message: request.t('platform:success.created') });
    },
  );

  api.put(
    `${PATH}/order`,
    {
      config,
      schema: {
        tags,
        summary: 'Set the order of all people',
        body: PeopleOrder,
        response: { 200: Done },
      },
    },
    async (request) => {
      await orderPeople(operationFor(services, request), request.body.ids);
      return success({ message: request.t('platform:success.updated') });
    },
  );

  api.get(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One person',
        params: IdParam,
        response: { 200: dataReply(StaffPerson) },
      },
    },
    async (request) =>
      success({ data: await getPerson(operationFor(services, request), request.params.id) }),
  );

  api.put(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Change a person; a chair replaces the former one',
        params: IdParam,
        body: PersonChange,
        response: { 200: PersonReply },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changePerson(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Delete a person; their contents keep the name',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await deletePerson(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}

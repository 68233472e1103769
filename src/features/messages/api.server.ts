import type { Api } from '../../platform/http/api.server.ts';
import { limitPerClient } from '../../platform/http/limits.server.ts';
import { changedReply, Done, dataReply, IdParam, success } from '../../platform/http/replies.ts';
import { Neighbours } from '../../platform/neighbours.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { applicationsRight } from '../applications/policy.ts';
import { changeMany, changeMessage } from './inbox/change.server.ts';
import { deleteMessage } from './inbox/delete.server.ts';
import { getMessage } from './inbox/details.server.ts';
import { listMessages } from './inbox/list.server.ts';
import { findNeighbours } from './inbox/neighbours.server.ts';
import { saveNote } from './inbox/note.server.ts';
import { sendReply } from './inbox/reply.server.ts';
import { deleteMessagesRight } from './policy.ts';
import {
  ManyChange,
  Message,
  MessageChange,
  MessageFilter,
  MessagePage,
  NeighbourFilter,
  NewReply,
  NoteChange,
} from './schema.ts';

const tags = ['messages'];
const config = { right: applicationsRight };

/** The messages of the contact form, for the staff. */
export function messagesApi(api: Api, services: Services): void {
  api.get(
    '/messages',
    {
      config,
      schema: {
        tags,
        summary: 'One page of the messages; names and texts cannot be searched, they are encrypted',
        querystring: MessageFilter,
        response: { 200: MessagePage },
      },
    },
    async (request) => success(await listMessages(operationFor(services, request), request.query)),
  );

  api.get(
    '/messages/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One message with its replies and its timeline',
        params: IdParam,
        response: { 200: dataReply(Message) },
      },
    },
    async (request) =>
      success({ data: await getMessage(operationFor(services, request), request.params.id) }),
  );

  api.get(
    '/messages/:id/neighbours',
    {
      config,
      schema: {
        tags,
        summary: 'The previous and the next message of a filtered list',
        params: IdParam,
        querystring: NeighbourFilter,
        response: { 200: dataReply(Neighbours) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({ data: await findNeighbours(op, request.params.id, request.query) });
    },
  );

  api.put(
    '/messages',
    {
      config,
      schema: {
        tags,
        summary: 'Change state or assignment of several messages',
        body: ManyChange,
        response: { 200: Done },
      },
    },
    async (request) => {
      const count = await changeMany(operationFor(services, request), request.body);
      return success({ message: request.t('platform:success.messagesChanged', { count }) });
    },
  );

  api.put(
    '/messages/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change state and assignment of a message',
        params: IdParam,
        body: MessageChange,
        response: { 200: changedReply(Message) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const data = await changeMessage(operationFor(services, request), params.id, body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.put(
    '/messages/:id/note',
    {
      config,
      schema: {
        tags,
        summary: 'Save the note of the staff about a message',
        params: IdParam,
        body: NoteChange,
        response: { 200: changedReply(Message) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const data = await saveNote(operationFor(services, request), params.id, body);
      return success({ data, message: request.t('platform:success.messageNoteSaved') });
    },
  );

  api.post(
    '/messages/:id/reply',
    {
      config: { ...config, rateLimit: limitPerClient(30, '1 minute') },
      schema: {
        tags,
        summary: 'Reply to a message by e-mail',
        params: IdParam,
        body: NewReply,
        response: { 200: changedReply(Message) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const data = await sendReply(operationFor(services, request), params.id, body);
      return success({ data, message: request.t('platform:success.messageReplied') });
    },
  );

  api.delete(
    '/messages/:id',
    {
      config: { right: deleteMessagesRight },
      schema: { tags, summary: 'Delete a message', params: IdParam, response: { 200: Done } },
    },
    async (request) => {
      await deleteMessage(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}

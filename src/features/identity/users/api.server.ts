import type { Api } from '../../../platform/http/api.server.ts';
import { languageOf } from '../../../platform/http/language.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import { changedReply, Done, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { inviteAgain, takeSecondStepOff } from './access.server.ts';
import { getUser, listUsers } from './operations.server.ts';
import { usersRight } from './policy.ts';
import { NewUser, User, UserChange, UserFilter, UserPage } from './schema.ts';
import { createUser, deleteUser, saveUser } from './write.server.ts';

/** The API of staff accounts, for users with the right to manage them. */
export function usersApi(api: Api, services: Services): void {
  const tags = ['users'];
  const config = {
    right: usersRight,
    // The sign-in calls its only name field an e-mail; here, the username is a separate field.
    fieldNames: { username: 'accountName' },
  };
  const isOwnIssuer = services.issuer.kind === 'token';
  /** Users who sign in at a provider have no password to choose. */
  const shown = (user: User): User =>
    isOwnIssuer ? user : { ...user, can: { ...user.can, invite: false } };

  api.get(
    '/auth/users',
    {
      config,
      schema: {
        tags,
        summary: 'One page of the users',
        querystring: UserFilter,
        response: { 200: UserPage },
      },
    },
    async (request) => success(await listUsers(operationFor(services, request), request.query)),
  );

  api.get(
    '/auth/users/:id',
    {
      config,
      schema: { tags, summary: 'One user', params: IdParam, response: { 200: dataReply(User) } },
    },
    async (request) =>
      success({ data: shown(await getUser(operationFor(services, request), request.params.id)) }),
  );

  api.post(
    '/auth/register',
    {
      config: { ...config, confirmation: 'always' },
      schema: {
        tags,
        summary: 'Create a staff account',
        body: NewUser,
        response: { 201: changedReply(User) },
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const data = shown(await createUser(op, request.body, languageOf(request), isOwnIssuer));
      reply.status(201);
      return success({ data, message: request.t('platform:success.created') });
    },
  );

  api.put(
    '/auth/users/:id',
    {
      config: { ...config, confirmation: 'sometimes' },
      schema: {
        tags,
        summary: 'Change a user',
        params: IdParam,
        body: UserChange,
        response: { 200: changedReply(User) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const locale = languageOf(request);
      const { body, params } = request;
      const data = shown(await saveUser(op, params.id, body, locale, isOwnIssuer));
      const waits = data.pendingEmail?.email === body.email;
      const message = request.t(`platform:success.${waits ? 'emailRequested' : 'updated'}`);
      return success({ data, message });
    },
  );

  api.delete(
    '/auth/users/:id',
    {
      config,
      schema: { tags, summary: 'Delete a user', params: IdParam, response: { 200: Done } },
    },
    async (request) => {
      await deleteUser(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );

  api.post(
    '/auth/users/:id/invitation',
    {
      config: { ...config, ownIssuerOnly: true, rateLimit: limitPerClient(30, '1 minute') },
      schema: {
        tags,
        summary: 'Send an invitation by e-mail',
        params: IdParam,
        response: { 200: changedReply(User) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await inviteAgain(op, request.params.id, languageOf(request));
      return success({ data, message: request.t('platform:success.invited') });
    },
  );

  api.delete(
    '/auth/users/:id/two-step',
    {
      config: { ...config, confirmation: 'always' },
      schema: {
        tags,
        summary: "Remove a user's second step",
        params: IdParam,
        response: { 200: changedReply(User) },
      },
    },
    async (request) => {
      const data = await takeSecondStepOff(operationFor(services, request), request.params.id);
      return success({ data, message: request.t('platform:success.twoStepRemoved') });
    },
  );
}

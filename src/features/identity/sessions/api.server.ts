import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, Done, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { ownRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { usersRight } from '../users/policy.ts';
import { endOwnSession, endOwnSessions, endSessionsOfUser, listSessions } from './list.server.ts';
import { SessionEntry, SessionsEnded } from './schema.ts';

const Which = z.strictObject({ current: z.optional(z.enum(['true', 'false'])) });

/** The sessions of the signed-in user and, with the right to manage users, of all users. */
export function sessionsApi(api: Api, services: Services): void {
  const tags = ['sessions'];
  const own = { config: { right: ownRight } };
  const ended = { 200: changedReply(SessionsEnded) };

  api.get(
    '/account/sessions',
    {
      ...own,
      schema: {
        tags,
        summary: 'The open sessions of the signed-in user',
        response: { 200: dataReply(z.array(SessionEntry)) },
      },
    },
    async (request) => success({ data: await listSessions(operationFor(services, request)) }),
  );

  api.delete(
    '/account/sessions/:id',
    {
      ...own,
      schema: {
        tags,
        summary: 'End one session of the signed-in user',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await endOwnSession(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.sessionEnded') });
    },
  );

  api.delete(
    '/account/sessions',
    {
      ...own,
      schema: {
        tags,
        summary: 'End the other sessions of the signed-in user',
        querystring: Which,
        response: ended,
      },
    },
    async (request) => {
      const thisToo = request.query.current === 'true';
      const count = await endOwnSessions(operationFor(services, request), thisToo);
      const message = request.t('platform:success.sessionsEnded');
      return success({ data: { count }, message });
    },
  );

  api.delete(
    '/auth/users/:id/sessions',
    {
      config: { right: usersRight },
      schema: { tags, summary: "End a user's sessions", params: IdParam, response: ended },
    },
    async (request) => {
      const count = await endSessionsOfUser(operationFor(services, request), request.params.id);
      const message = request.t('platform:success.sessionsEnded');
      return success({ data: { count }, message });
    },
  );
}

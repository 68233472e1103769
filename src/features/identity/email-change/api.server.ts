import type { Api } from '../../../platform/http/api.server.ts';
import { languageOf } from '../../../platform/http/language.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import { Done, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { everybody, ownRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { usersRight } from '../users/policy.ts';
import { followEmailLink, readEmailLink } from './follow-link.server.ts';
import { EmailLink, EmailLinkReply } from './schema.ts';
import { cancelEmailChange, sendAgain } from './waiting.server.ts';

/** The API of pending e-mail addresses: for their links, their owners and administrators. */
export function emailChangeApi(api: Api, services: Services): void {
  const tags = ['account'];
  const open = {
    right: everybody,
    withoutSession: true,
    ownIssuerOnly: true,
    rateLimit: limitPerClient(60, '1 minute'),
  } as const;
  const rateLimit = limitPerClient(30, '1 minute');
  const own = { right: ownRight, ownIssuerOnly: true, rateLimit } as const;
  const admins = { right: usersRight, ownIssuerOnly: true, rateLimit } as const;
  const response = { 200: Done };

  api.post(
    '/auth/email-link',
    {
      config: open,
      schema: {
        tags,
        summary: 'What the link of an e-mail about an e-mail address does',
        body: EmailLink,
        response: { 200: dataReply(EmailLinkReply) },
      },
    },
    async (request) =>
      success({
        data: await readEmailLink(
          operationFor(services, request),
          services.secretKey,
          request.body.token,
        ),
      }),
  );

  api.post(
    '/auth/email-link/use',
    {
      config: open,
      schema: {
        tags,
        summary: 'Confirm or cancel an e-mail address by the link of its e-mail',
        body: EmailLink,
        response,
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const { token } = request.body;
      const did = await followEmailLink(op, services.secretKey, token, languageOf(request));
      const message = did === 'confirm' ? 'emailConfirmed' : 'emailCancelled';
      return success({ message: request.t(`platform:success.${message}`) });
    },
  );

  api.post(
    '/account/email-change',
    {
      config: own,
      schema: { tags, summary: 'Send the link to the new e-mail address again', response },
    },
    async (request) => {
      await sendAgain(operationFor(services, request), null, languageOf(request));
      return success({ message: request.t('platform:success.emailSentAgain') });
    },
  );
  api.delete(
    '/account/email-change',
    { config: own, schema: { tags, summary: 'Cancel the change of the e-mail address', response } },
    async (request) => {
      await cancelEmailChange(operationFor(services, request), null);
      return success({ message: request.t('platform:success.emailCancelled') });
    },
  );

  api.post(
    '/auth/users/:id/email-change',
    {
      config: admins,
      schema: {
        tags: ['users'],
        summary: "Send the link to a user's new address again",
        params: IdParam,
        response,
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      await sendAgain(op, request.params.id, languageOf(request));
      return success({ message: request.t('platform:success.emailSentAgain') });
    },
  );
  api.delete(
    '/auth/users/:id/email-change',
    {
      config: admins,
      schema: {
        tags: ['users'],
        summary: "Give a user's new address up",
        params: IdParam,
        response,
      },
    },
    async (request) => {
      await cancelEmailChange(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.emailCancelled') });
    },
  );
}

import type { Api } from '../../../platform/http/api.server.ts';
import { languageOf } from '../../../platform/http/language.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import { Done, dataReply, success } from '../../../platform/http/replies.ts';
import { everybody, ownRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { changePassword } from './change.server.ts';
import { askForReset } from './forgotten.server.ts';
import {
  ForgottenPassword,
  LinkReply,
  LinkRequest,
  PasswordChange,
  SetPassword,
} from './schema.ts';
import { readLink, setPassword } from './set.server.ts';

export function passwordsApi(api: Api, services: Services): void {
  const tags = ['passwords'];
  const forEverybody = {
    right: everybody,
    withoutSession: true,
    ownIssuerOnly: true,
    rateLimit: limitPerClient(60, '1 minute'),
  } as const;

  api.post(
    '/auth/forgot-password',
    {
      config: forEverybody,
      schema: {
        tags,
        summary: 'Request an e-mail with a link to choose a new password',
        body: ForgottenPassword,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { username } = request.body;
      await services.admission.run('passwordReset', request, () =>
        askForReset(operationFor(services, request), username, languageOf(request)),
      );
      return success({ message: request.t('platform:success.linkSent') });
    },
  );

  api.post(
    '/auth/password-link',
    {
      config: forEverybody,
      schema: {
        tags,
        summary: 'Whether the link of an e-mail is valid, and for whom',
        body: LinkRequest,
        response: { 200: dataReply(LinkReply) },
      },
    },
    async (request) =>
      success({
        data: await readLink(
          operationFor(services, request),
          services.secretKey,
          request.body.token,
        ),
      }),
  );

  api.post(
    '/auth/set-password',
    {
      config: forEverybody,
      schema: {
        tags,
        summary: 'Choose a password through the link of an e-mail',
        body: SetPassword,
        response: { 200: Done },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      await setPassword(op, services.secretKey, request.body, languageOf(request));
      return success({ message: request.t('platform:success.passwordSet') });
    },
  );

  api.put(
    '/account/password',
    {
      config: { right: ownRight, ownIssuerOnly: true },
      schema: {
        tags,
        summary: 'Change the password of the signed-in user',
        body: PasswordChange,
        response: { 200: Done },
      },
    },
    async (request) => {
      await changePassword(operationFor(services, request), request.body, languageOf(request));
      return success({ message: request.t('platform:success.passwordUpdated') });
    },
  );
}

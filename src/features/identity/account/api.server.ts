import type { Api } from '../../../platform/http/api.server.ts';
import { languageOf } from '../../../platform/http/language.server.ts';
import { changedReply, dataReply, success } from '../../../platform/http/replies.ts';
import { ownRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { getAccount } from './operations.server.ts';
import { Account, AccountChange } from './schema.ts';
import { saveAccount } from './write.server.ts';

/** The API of the signed-in user's own account. */
export function accountApi(api: Api, services: Services): void {
  const tags = ['account'];
  const config = { right: ownRight, beforeTwoStep: true };

  api.get(
    '/account',
    {
      config,
      schema: {
        tags,
        summary: 'The account of the signed-in user',
        response: { 200: dataReply(Account) },
      },
    },
    async (request) => success({ data: await getAccount(operationFor(services, request)) }),
  );

  api.put(
    '/account',
    {
      config,
      schema: {
        tags,
        summary: 'Change the account of the signed-in user',
        body: AccountChange,
        response: { 200: changedReply(Account) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const isOwnIssuer = services.issuer.kind === 'token';
      const data = await saveAccount(op, request.body, languageOf(request), isOwnIssuer);
      const waits = data.profile.pendingEmail?.email === request.body.email;
      const message = request.t(`platform:success.${waits ? 'emailRequested' : 'updated'}`);
      return success({ data, message });
    },
  );
}

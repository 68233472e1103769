import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { privacyRight } from '../../privacy/policy.ts';
import { Application } from '../desk/schema.ts';
import { correctData } from './correct.server.ts';
import { Correction } from './schema.ts';

export function correctionApi(api: Api, services: Services): void {
  api.put(
    '/applications/:id/data',
    {
      config: { right: privacyRight, confirmation: 'always' },
      schema: {
        tags: ['applications'],
        summary: 'Correct the data of an applicant who asked for it; identity numbers stay',
        params: IdParam,
        body: Correction,
        response: { 200: changedReply(Application) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await correctData(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.applicationCorrected') });
    },
  );
}

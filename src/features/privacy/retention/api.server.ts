import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, dataReply, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { privacyRight } from '../policy.ts';
import { changeRetention, getRetention } from './operations.server.ts';
import { Retention, RetentionChange } from './schema.ts';

const PATH = '/privacy/retention';
const tags = ['privacy'];

export function retentionApi(api: Api, services: Services): void {
  api.get(
    PATH,
    {
      config: { right: privacyRight },
      schema: {
        tags,
        summary: 'How long records are stored, and the last nightly deletions',
        response: { 200: dataReply(Retention) },
      },
    },
    async (request) =>
      success({ data: await getRetention(operationFor(services, request), services.personalData) }),
  );

  api.put(
    PATH,
    {
      config: { right: privacyRight, confirmation: 'always' },
      schema: {
        tags,
        summary: 'Change how long records are stored',
        body: RetentionChange,
        response: { 200: changedReply(Retention) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeRetention(op, services.personalData, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );
}

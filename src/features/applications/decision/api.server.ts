import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { Application } from '../desk/schema.ts';
import { applicationsRight, decisionsRight } from '../policy.ts';
import { changeDecision } from './change-decision.server.ts';
import { reopenApplication } from './reopen.server.ts';
import { DecisionChange, Reopening } from './schema.ts';

const tags = ['applications'];

/** What follows a decision: its number and date, and a completed membership that was a mistake. */
export function decisionApi(api: Api, services: Services): void {
  api.put(
    '/applications/:id/decision',
    {
      config: { right: applicationsRight, confirmation: 'sometimes' },
      schema: {
        tags,
        summary:
          'Add the number and date of the decision; only an admin replaces known ones, with a reason',
        params: IdParam,
        body: DecisionChange,
        response: { 200: changedReply(Application) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeDecision(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.applicationDecision') });
    },
  );

  api.post(
    '/applications/:id/reopen',
    {
      config: { right: decisionsRight, confirmation: 'always' },
      schema: {
        tags,
        summary:
          'Move a membership that was completed by mistake back to review, and tell the applicant',
        params: IdParam,
        body: Reopening,
        response: { 200: changedReply(Application) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await reopenApplication(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.applicationStatus') });
    },
  );
}

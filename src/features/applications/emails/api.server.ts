import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { Application, StatusChange } from '../desk/schema.ts';
import { applicationsRight } from '../policy.ts';
import { previewStatusEmail } from './preview.server.ts';
import { EmailParams, StatusEmail } from './schema.ts';
import { stopEmail } from './stop.server.ts';

const tags = ['applications'];
const config = { right: applicationsRight };

/** The e-mails about moves, for the users who make them: before they are queued, and until they leave. */
export function applicationEmailsApi(api: Api, services: Services): void {
  const { emails, publicUrl } = services;
  api.post(
    '/applications/:id/status-email',
    {
      config,
      schema: {
        tags,
        summary: 'The e-mail that a change of the status would send; nothing is sent or changed',
        params: IdParam,
        body: StatusChange,
        response: { 200: dataReply(StatusEmail) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const rendering = { emails, publicUrl };
      return success({
        data: await previewStatusEmail(op, request.params.id, request.body, rendering),
      });
    },
  );

  api.delete(
    '/applications/:id/emails/:emailId',
    {
      config,
      schema: {
        tags,
        summary: 'Stop an e-mail to the applicant that has not left; the status stays',
        params: EmailParams,
        response: { 200: changedReply(Application) },
      },
    },
    async (request) => {
      const { id, emailId } = request.params;
      const data = await stopEmail(operationFor(services, request), id, emailId);
      return success({ data, message: request.t('platform:success.applicationEmailStopped') });
    },
  );
}

import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import { askForCode } from './ask.server.ts';
import { STATUS_PATH } from './paths.ts';
import { CodeRequest } from './schema.server.ts';

/** The reply is the same, whether there is such an application or not. */
export const askForm = pageForm({
  schema: CodeRequest,
  fields: {
    code: {
      label: 'applicationFollow:ask.code',
      messages: { wrongFormat: 'applicationFollow:ask.wrongCode' },
    },
    email: { label: 'applicationFollow:ask.email' },
  },
  limits: { bytes: 4096, attempts: { max: 30, seconds: 600 } },
  minSeconds: 0,
  async submit(op, asked) {
    const request = await askForCode(op, asked);
    return { redirectTo: `${STATUS_PATH}?istek=${request}` };
  },
});

import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import { denyApplication } from './deny.server.ts';
import { fileByLink } from './file-request.server.ts';
import { DENIAL_PATH, PRIVACY_PATH, WITHDRAWAL_PATH } from './paths.ts';
import { DataRequest, LinkToken, OpenedLink } from './schema.server.ts';
import { withdrawApplication } from './withdraw.server.ts';

/** The name of the hidden field is never shown: a wrong token shows another page. */
const token = { label: 'applicationFollow:dead.title' };
const limits = { bytes: 4096, attempts: { max: 30, seconds: 600 } };

export const denyForm = pageForm({
  ...{ schema: OpenedLink, fields: { token, open: token }, limits, minSeconds: 0 },
  async submit(op, input) {
    if (input.open) return { load: true };
    await denyApplication(op, input.token);
    return { redirectTo: `${DENIAL_PATH}?sonuc=tamam` };
  },
});

export const withdrawForm = pageForm({
  ...{ schema: LinkToken, fields: { token }, limits, minSeconds: 0 },
  async submit(op, input) {
    await withdrawApplication(op, input.token);
    return { redirectTo: `${WITHDRAWAL_PATH}?sonuc=tamam` };
  },
});

export const dataRequestForm = pageForm({
  schema: DataRequest,
  fields: {
    token,
    kind: {
      label: 'applicationFollow:privacy.kind',
      messages: {
        required: 'applicationFollow:privacy.choose',
        notAllowed: 'applicationFollow:privacy.choose',
      },
    },
    text: { label: 'applicationFollow:privacy.text' },
  },
  limits: { ...limits, bytes: 49_152 },
  minSeconds: 0,
  async submit(op, input) {
    return { redirectTo: `${PRIVACY_PATH}?sonuc=${await fileByLink(op, input)}` };
  },
});

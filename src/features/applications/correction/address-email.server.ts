import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import type { EmailKind } from '../../../platform/mail/email.server.ts';
import { findEmailed, wasSent } from '../emails/find.server.ts';
import { recordEmail } from '../emails/record.server.ts';

const NAME = 'applicationAddressChanged';
const contextOf = (id: string) => `applications/${id}/former-address`;

/** The application does not have the former address any more: its e-mail carries it, encrypted. */
export const encryptFormer = (keys: Keyring, id: string, address: string): string =>
  keys.encryptTemporary(contextOf(id), address).toString('base64');

/** Tells the former address that the e-mails of an application go to another one now. */
export const addressEmail: EmailKind = {
  texts: 'applicationEmails',
  placeholders: { code: 'B-7K4M-9XQ2' },
  isDated: true,
  isSentOnce: true,
  hasAction: false,
  async read(op, { id = '', former = '' }, job) {
    const application = await findEmailed(op, id);
    if (!application || (await wasSent(op, id, job))) return null;
    const email = op.keys.decryptTemporary(contextOf(id), Buffer.from(former, 'base64'));
    return { to: { ...application.to, email }, values: { code: application.code } };
  },
  sent: (op, { id = '' }, job) => recordEmail(op, id, NAME, { kind: 'emailSent', job }),
  failed: (op, { id = '' }, reason) => recordEmail(op, id, NAME, { kind: 'emailFailed', reason }),
};

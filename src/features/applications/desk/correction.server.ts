import { eq, sql } from 'drizzle-orm';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { type EmailKind, queueEmail } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { canManagePrivacy } from '../../privacy/policy.ts';
import { findEmailed, recordEmail, wasSent } from '../emails/contents.server.ts';
import {
  decryptSecrets,
  encryptSecrets,
  SECRET_FIELDS,
  type SecretName,
} from '../secrets.server.ts';
import { applicationCodes, applications } from '../tables.server.ts';
import { addEvent, changesOf } from '../timeline.server.ts';
import { applicationSubject, changeApplication, type Row } from './change.server.ts';
import { CORRECTED_FIELDS, type Correction } from './correction-contract.ts';
import type { Application } from './schema.ts';

const NAME = 'applicationAddressChanged';

const contextOf = (id: string) => `applications/${id}/former-address`;

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

/**
 * Corrects the data of an applicant who asked for it. The timeline and the audit log name the fields,
 * never their values. A changed e-mail address opens the status page, so the former address is told,
 * and a one-time code that was sent there is no longer valid. Throws 401, 403, 404, 409 without a
 * confirmation, or 409 with the `current` application.
 */
export async function correctData(
  op: Operation,
  id: string,
  { version, reason, ...typed }: Correction,
): Promise<Application> {
  requireThat(op.actor, canManagePrivacy);
  requireConfirmed(op);
  return changeApplication(op, id, version, async (tx, row) => {
    const before = { ...row, ...decryptSecrets(op.keys, row, SECRET) };
    const fields = CORRECTED_FIELDS.filter((name) => typed[name] !== before[name]);
    if (fields.length === 0) return [];
    const changed = fields.map((name) => [name, typed[name]] as const);
    const secrets = Object.fromEntries(changed.filter(([name]) => isSecret(name)));
    const key = op.keys.recordKey(row.recordKey);
    await tx
      .update(applications)
      .set({
        ...Object.fromEntries(changed.filter(([name]) => !isSecret(name))),
        ...encryptSecrets(key, id, secrets as Record<SecretName, string>),
        version: sql`${applications.version} + 1`,
      })
      .where(eq(applications.id, id));
    if (fields.includes('email')) await leaveAddress(tx, op, row, before.email);
    const changes = changesOf(before, typed, fields);
    const details = { fields };
    await addEvent(tx, op, { id, key }, { kind: 'corrected', reason, details, changes });
    const subject = applicationSubject(row);
    return [{ action: 'application.correct', subject, after: { fields: fields.join(', ') } }];
  });
}

const isSecret = (name: string) => Object.hasOwn(SECRET_FIELDS, name);
const SECRET = ['email', 'phone', 'address', 'birthDate'] as const;

async function leaveAddress(tx: Transaction, op: Operation, row: Row, former: string) {
  await tx.delete(applicationCodes).where(eq(applicationCodes.applicationId, row.id));
  await queueEmail(tx, {
    kind: 'applicationAddressChanged',
    values: {
      id: row.id,
      locale: row.locale,
      at: op.now.toISOString(),
      former: encryptFormer(op.keys, row.id, former),
    },
  });
}

/** The application does not have the former address any more: its e-mail carries it, encrypted. */
const encryptFormer = (keys: Keyring, id: string, address: string): string =>
  keys.encryptTemporary(contextOf(id), address).toString('base64');

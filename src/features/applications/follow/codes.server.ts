import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { sweep } from '../../../platform/database/sweep.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type EmailKind, queueEmail } from '../../../platform/mail/email.server.ts';
import { networksOf } from '../../../platform/network.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { type Allowance, spendTry } from '../../identity/attempts/operations.server.ts';
import {
  type EmailedApplication,
  findEmailed,
  recordEmail,
  wasSent,
} from '../emails/contents.server.ts';
import { emailedTokenLink, linkTo } from '../links.server.ts';
import { applicationCodes, applications } from '../tables.server.ts';
import { STATUS_PATH } from './followed.ts';
import { type CodeRequest, DIGITS } from './schema.server.ts';

const PER_NETWORK: Allowance = { name: 'application-status', tries: 10, withinMs: 3_600_000 };

/** The same limit for all IPv6 networks that one customer may have. */
const PER_BLOCK: Allowance = { name: 'application-status-block', tries: 60, withinMs: 3_600_000 };

const CODE_VALID_MS = 15 * 60_000;

/** How often a code may be entered. */
const TRIES = 5;

/** Codes for one application: its address gets no more e-mails than these. */
const PER_APPLICATION: Allowance = { name: 'application-code', tries: 5, withinMs: 3_600_000 };

const newRequest = (): string => randomUUID();

/**
 * Accepts a request for a one-time code and returns its id. No application is searched before the
 * reply, so that neither its content nor its time shows whether there is one. The input may be
 * anything, so it is encrypted in the queue.
 * @throws Refusal 429
 */
export async function askForCode(op: Operation, wanted: CodeRequest): Promise<string> {
  const { network, block } = networksOf(op.from.address);
  await spendTry(op, PER_NETWORK, network);
  if (block) await spendTry(op, PER_BLOCK, block);
  const request = newRequest();
  const encrypted = op.keys.encryptTemporary(contextOf(request), JSON.stringify(wanted));
  await transact(op, (tx) =>
    queueEmail(tx, {
      kind: 'applicationCode',
      values: {
        request,
        asked: encrypted.toString('base64'),
        at: op.now.toISOString(),
      },
    }),
  );
  return request;
}

const contextOf = (request: string) => `application_codes/${request}/asked`;

const decryptCodeRequest = (keys: Keyring, request: string, encrypted: string): CodeRequest =>
  JSON.parse(keys.decryptTemporary(contextOf(request), Buffer.from(encrypted, 'base64')));

type Values = Record<string, string>;

/**
 * The e-mail with the one-time code, in the language of the application. The application is searched
 * when it is sent.
 */
export function codeEmail(publicUrl: string): EmailKind {
  const record = async (
    op: Operation,
    values: Values,
    outcome: Parameters<typeof recordEmail>[3],
  ) => {
    const application = await findRequested(op, values);
    if (application) await recordEmail(op, application.id, 'applicationCode', outcome);
  };
  return {
    texts: 'applicationEmails',
    placeholders: { code: 'B-7K4M-9XQ2', digits: '4071 8253' },
    isDated: false,
    isSentOnce: true,
    hasAction: true,
    quietLink: 'applicationEmails:denial',
    async read(op, values, job) {
      const { request = '', at = '' } = values;
      const application = await findRequested(op, values);
      if (!application || (await wasSent(op, application.id, job))) return null;
      const endsAt = new Date(new Date(at).getTime() + CODE_VALID_MS);
      if (!(await openCode(op, { id: request, applicationId: application.id, endsAt })))
        return null;
      const { locale } = application;
      return {
        locale,
        to: application.to,
        values: {
          code: application.code,
          digits: digitsOf(op.keys, request).replace(/^(....)/, '$1 '),
        },
        href: linkTo(publicUrl, locale, STATUS_PATH, { istek: request }),
        quietHref: emailedTokenLink(publicUrl, locale, op.keys, {
          for: 'denial',
          id: application.id,
        }),
      };
    },
    sent: (op, values, job) => record(op, values, { kind: 'emailSent', job }),
    failed: (op, values, reason) => record(op, values, { kind: 'emailFailed', reason }),
  };
}

/** The application of the code, if the address is its own. */
async function findRequested(
  op: Operation,
  { request = '', asked = '' }: Values,
): Promise<EmailedApplication | null> {
  const { code, email } = decryptCodeRequest(op.keys, request, asked);
  const [row] = await op.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.code, code));
  const application = row ? await findEmailed(op, row.id) : null;
  return application?.to.email.toLowerCase() === email.toLowerCase() ? application : null;
}

/** The one-time code of a request. Nobody who reads the database can compute it. */
function digitsOf(keys: Keyring, request: string): string {
  const mac = createHmac('sha256', keys.derive('application-codes')).update(request).digest();
  return String(mac.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Makes the code of this request valid, and every earlier one of the application invalid. Returns
 * false if the application had too many codes, or this one is no longer valid.
 */
async function openCode(
  op: Operation,
  request: { id: string; applicationId: string; endsAt: Date },
): Promise<boolean> {
  if (request.endsAt <= op.now) return false;
  const { id, applicationId } = applicationCodes;
  try {
    return await transact(op, async (tx) => {
      await tx
        .delete(applicationCodes)
        .where(and(eq(applicationId, request.applicationId), ne(id, request.id)));
      const added = await tx
        .insert(applicationCodes)
        .values(request)
        .onConflictDoNothing()
        .returning({ id });
      // Another try of the same e-mail finds the row and is not counted.
      if (added.length > 0)
        await spendTry({ ...op, db: tx }, PER_APPLICATION, request.applicationId);
      await sweep(tx, id, lte(applicationCodes.endsAt, op.now));
      const [row] = await tx.select({ id }).from(applicationCodes).where(eq(id, request.id));
      return row !== undefined;
    });
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}

/**
 * Uses a code. Each try is counted, in the statement that reads it, so that parallel tries cannot
 * exceed their number. Returns the id of the application; null for a wrong, used or expired code.
 */
export async function spendCode(
  op: Operation,
  request: string,
  digits: string,
): Promise<string | null> {
  const isRight = digitsOf(op.keys, request) === digits;
  const { id, applicationId, tries, endsAt, usedAt } = applicationCodes;
  const [row] = await op.db
    .update(applicationCodes)
    .set({ tries: sql`${tries} + 1`, ...(isRight && { usedAt: op.now }) })
    .where(and(eq(id, request), isNull(usedAt), gt(endsAt, op.now), lt(tries, TRIES)))
    .returning({ applicationId });
  return isRight && row ? row.applicationId : null;
}

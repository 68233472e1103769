import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import { networksOf } from '../../../platform/network.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { type Allowance, spendTry } from '../../identity/attempts/operations.server.ts';
import { newRequest } from './codes.server.ts';
import type { CodeRequest } from './schema.server.ts';

const PER_NETWORK: Allowance = { name: 'application-status', tries: 10, withinMs: 3_600_000 };
/** The same limit for all IPv6 networks that one customer may have. */
const PER_BLOCK: Allowance = { name: 'application-status-block', tries: 60, withinMs: 3_600_000 };

const contextOf = (request: string) => `application_codes/${request}/asked`;

/**
 * Accepts a request for a one-time code and returns its id. No application is searched before the
 * reply, so that neither its content nor its time shows whether there is one. The input may be
 * anything, so it is encrypted in the queue.
 * @throws Refusal 429
 */
export async function askForCode(op: Operation, asked: CodeRequest): Promise<string> {
  const { network, block } = networksOf(op.from.address);
  await spendTry(op, PER_NETWORK, network);
  if (block) await spendTry(op, PER_BLOCK, block);
  const request = newRequest();
  const encrypted = op.keys.encryptTemporary(contextOf(request), JSON.stringify(asked));
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

export const decryptAsked = (keys: Keyring, request: string, encrypted: string): CodeRequest =>
  JSON.parse(keys.decryptTemporary(contextOf(request), Buffer.from(encrypted, 'base64')));

import { randomUUID } from 'node:crypto';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import { networksOf } from '../../../platform/network.server.ts';
import type { Operation, Origin } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { type Allowance, spendTry } from '../attempts/operations.server.ts';

/** How many reset e-mails one network may request. */
const PER_NETWORK: Allowance = { name: 'reset', tries: 10, withinMs: 3_600_000 };
/** The same limit for all IPv6 networks that one customer may have. */
const PER_BLOCK: Allowance = { name: 'reset-block', tries: 60, withinMs: 3_600_000 };

/** The request, stored until its user is searched. */
export interface Asked {
  username: string;
  from: Origin;
}

const contextOf = (linkId: string) => `password_links/${linkId}/asked`;

/**
 * Accepts a request for a reset link. No user is searched before the reply, so that neither its
 * content nor its time shows whether an account exists. The input may be anything, even a password,
 * so it is encrypted in the queue.
 * @throws Refusal 429
 */
export async function askForReset(op: Operation, username: string, locale: Locale): Promise<void> {
  const { network, block } = networksOf(op.from.address);
  await spendTry(op, PER_NETWORK, network);
  if (block) await spendTry(op, PER_BLOCK, block);
  const linkId = randomUUID();
  const asked: Asked = { username, from: op.from };
  const encrypted = op.keys.encryptTemporary(contextOf(linkId), JSON.stringify(asked));
  await transact(op, (tx) =>
    queueEmail(tx, {
      kind: 'reset',
      values: { linkId, asked: encrypted.toString('base64'), locale },
    }),
  );
}

export const decryptAsked = (keys: Keyring, linkId: string, encrypted: string): Asked =>
  JSON.parse(keys.decryptTemporary(contextOf(linkId), Buffer.from(encrypted, 'base64')));

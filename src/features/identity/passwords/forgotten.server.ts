import { randomUUID } from 'node:crypto';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import { networksOf } from '../../../platform/network.server.ts';
import type { Operation, Origin } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { type Allowance, spendTry } from '../attempts/operations.server.ts';

/** E-mails that one network may ask for. */
const PER_NETWORK: Allowance = { name: 'reset', tries: 10, withinMs: 3_600_000 };
/** The same of all the IPv6 networks that one customer may have been handed. */
const PER_BLOCK: Allowance = { name: 'reset-block', tries: 60, withinMs: 3_600_000 };

/** What was asked for, until somebody looks whose it is. */
export interface Asked {
  username: string;
  from: Origin;
}

const contextOf = (linkId: string) => `password_links/${linkId}/asked`;

/**
 * Takes the wish for a reset link. Nobody is looked up before the answer, so that it says nothing
 * and takes as long whether or not there is somebody. What was typed may be anything, a password
 * even: it waits encrypted.
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

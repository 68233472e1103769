import { eq, sql } from 'drizzle-orm';
import { displayName } from '../../../platform/display-name.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { leaveAddress } from '../passwords/leave-address.server.ts';
import { nameUser, userSubject } from '../users/audit-subject.server.ts';
import { requireFreeNames, usernameAfter, withNameFaults } from '../users/fields.server.ts';
import { findUser } from '../users/find.server.ts';
import { users } from '../users/tables.server.ts';
import { findChange, takeChange } from './find.server.ts';
import { readEmailToken } from './link-token.server.ts';
import { dropEmailChange } from './operations.server.ts';
import type { EmailLinkReply } from './schema.ts';

/** The reply does not show whether the link was forged, used, replaced or has expired. */
const linkDead = () => new Refusal(404, 'emailLinkDead');

async function getChange(op: Operation, key: Buffer, token: string) {
  const named = readEmailToken(key, token);
  const found = named && (await findChange(op.db, op.now, named));
  if (!found) throw linkDead();
  return { named, ...found };
}

/** The action of a link. @throws Refusal 404 `emailLinkDead` */
export async function readEmailLink(
  op: Operation,
  key: Buffer,
  token: string,
): Promise<EmailLinkReply> {
  const { named, change, user } = await getChange(op, key, token);
  return { does: named.does, fullName: displayName(user), email: change.email };
}

/**
 * Performs the action of a link once: either the pending address becomes the account's address and
 * a notice in `locale` is sent to the old address, or the change is cancelled. Returns which of the
 * two was done.
 * @throws Refusal 404 `emailLinkDead`; Invalid `email` if another account has the address by now
 */
export async function followEmailLink(
  op: Operation,
  key: Buffer,
  token: string,
  locale: Locale,
): Promise<EmailLinkReply['does']> {
  const { named, user } = await getChange(op, key, token);
  await withNameFaults(() =>
    transact(op, async (tx) => {
      // The user's row is locked first, as everywhere; the link may have been used in the meantime.
      const before = await findUser(tx, user.id, 'update');
      const found = before && (await findChange(tx, op.now, named));
      if (!found) throw linkDead();
      if (named.does === 'cancel') return dropEmailChange(tx, op, before);
      await takeChange(tx, before.id);
      const { email } = found.change;
      const username = usernameAfter(before, email);
      await requireFreeNames(tx, op, { id: before.id, username, email });
      await tx
        .update(users)
        .set({ email, username, updatedAt: op.now, version: sql`${users.version} + 1` })
        .where(eq(users.id, before.id));
      await leaveAddress(tx, op, { id: before.id, to: before.email, locale });
      await recordEvent(tx, op, {
        action: 'email.confirmed',
        subject: userSubject({ ...before, username }),
        before: { email: before.email },
        after: { email },
        by: nameUser(before),
      });
    }),
  );
  return named.does;
}

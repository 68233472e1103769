import { displayName } from '../../../platform/display-name.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { hashPassword } from '../../../platform/password.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { nameUser, userSubject } from '../users/audit-subject.server.ts';
import { findUser } from '../users/find.server.ts';
import { isLetIn } from '../users/policy.ts';
import { readLinkToken } from './link-token.server.ts';
import { findOpenLink, takeLink } from './links.server.ts';
import { personalTextsOf } from './personal-texts.server.ts';
import { requireStrongPassword } from './require-strong.server.ts';
import type { LinkReply } from './schema.ts';
import { storePassword } from './store-password.server.ts';

/**
 * The reply does not show whether the link is forged, used or expired, or its user may not sign in.
 */
const linkDead = () => new Refusal(404, 'linkDead');

/** The user whose password a link would set. @throws Refusal 404 `linkDead` */
export async function readLink(op: Operation, key: Buffer, token: string): Promise<LinkReply> {
  const { reason, user } = await getOpenLink(op, key, token);
  const personal = await personalTextsOf(op, user);
  return { reason, fullName: displayName(user), email: user.email, personal };
}

/**
 * Sets a password with the link of an e-mail; the link is then used. This does not sign the user
 * in, and the second step is still required at the sign-in.
 * @throws Refusal 404 `linkDead`; Invalid `password`
 */
export async function setPassword(
  op: Operation,
  key: Buffer,
  { token, password }: { token: string; password: string },
  locale: Locale,
): Promise<void> {
  const { id, user } = await getOpenLink(op, key, token);
  await requireStrongPassword(op, password, user);
  const passwordHash = await hashPassword(password);
  await transact(op, async (tx) => {
    // The user's row is locked first, as everywhere; it may have changed during the hashing.
    const row = await findUser(tx, user.id, 'update');
    const link = row && isLetIn(row) ? await takeLink(tx, op.now, id) : null;
    if (!link) throw linkDead();
    await storePassword(tx, op, { userId: link.userId, passwordHash, locale });
    await recordEvent(tx, op, {
      action: 'password.set',
      subject: userSubject(user),
      after: { reason: link.reason },
      by: nameUser(user),
    });
  });
}

async function getOpenLink(op: Operation, key: Buffer, token: string) {
  const id = readLinkToken(key, token);
  const link = id && (await findOpenLink(op.db, op.now, id));
  if (!link) throw linkDead();
  return { id, ...link };
}

import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { VISITOR } from '../../../platform/actor.ts';
import { displayName } from '../../../platform/display-name.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type EmailKind, queueEmail } from '../../../platform/mail/email.server.ts';
import { networksOf } from '../../../platform/network.server.ts';
import type { Operation, Origin } from '../../../platform/operation.server.ts';
import { hashPassword } from '../../../platform/password.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { latestStored } from '../../../platform/wall-clock.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, spendTry } from '../attempts/operations.server.ts';
import { byEitherName, findUser, nameUser, userSubject } from '../users/find.server.ts';
import { isLetIn } from '../users/policy.ts';
import { users } from '../users/tables.server.ts';
import type { LinkReply } from './link-contract.ts';
import {
  findOpenLink,
  makeLinkToken,
  openLink,
  readLinkToken,
  renewReset,
  takeLink,
} from './password-links.server.ts';
import { personalTextsOf, requireStrongPassword, storePassword } from './passwords.server.ts';
import { passwordLinks } from './tables.server.ts';

/** How many reset e-mails one network may request. */
const PER_NETWORK: Allowance = { name: 'reset', tries: 10, withinMs: 3_600_000 };
/** The same limit for all IPv6 networks that one customer may have. */
const PER_BLOCK: Allowance = { name: 'reset-block', tries: 60, withinMs: 3_600_000 };

/** The request, stored until its user is searched. */
interface Asked {
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

const HOUR_MS = 3_600_000;
/** How many reset e-mails one account gets, regardless of who requests them. */
const EMAILS_AN_HOUR = 3;

/**
 * Finds the user of a reset request and creates the link. Null if there is no such user, or the
 * user may not sign in or has had too many e-mails. A second call for the same link returns the
 * same result as the first one, however long the e-mail could not be sent, unless the link has been
 * used since then.
 */
export async function openReset(op: Operation, linkId: string, asked: Asked) {
  const again = await renewReset(op.db, op.now, linkId);
  if (again) return again.user;
  return transact(op, async (tx) => {
    const { where, order } = byEitherName(asked.username);
    const [user] = await tx
      .select()
      .from(users)
      .where(where)
      .orderBy(order)
      .limit(1)
      // Requests for the same user are counted one after the other.
      .for('update');
    if (!user || !isLetIn(user)) return null;
    const [known] = await tx
      .select({ id: passwordLinks.id })
      .from(passwordLinks)
      .where(eq(passwordLinks.id, linkId));
    const since = new Date(op.now.getTime() - HOUR_MS);
    const recent = await tx
      .select({ id: passwordLinks.id })
      .from(passwordLinks)
      .where(
        and(
          eq(passwordLinks.userId, user.id),
          eq(passwordLinks.reason, 'reset'),
          gt(passwordLinks.createdAt, since),
          lte(passwordLinks.createdAt, latestStored(op.now)),
        ),
      );
    // A known link that is no longer valid was used in the meantime.
    if (known || recent.length >= EMAILS_AN_HOUR) return null;
    await openLink(tx, op.now, { id: linkId, userId: user.id, reason: 'reset' });
    // The system runs the job, but a visitor has sent the request.
    const asking = { ...op, actor: VISITOR, from: asked.from };
    await recordEvent(tx, asking, { action: 'password.resetAsked', subject: userSubject(user) });
    return user;
  });
}

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

type User = Parameters<typeof displayName>[0] & { email: string };
const recipient = (user: User) => ({ email: user.email, name: displayName(user) });

/** The e-mails about passwords. A link is signed at the moment when its e-mail is sent. */
export function passwordEmails(publicUrl: string, key: Buffer): Record<string, EmailKind> {
  const texts = 'passwordEmails';
  // The token is in the fragment, which is neither sent to a server nor logged.
  const hrefOf = (linkId: string) => `${publicUrl}/auth/set-password#${makeLinkToken(key, linkId)}`;

  return {
    invitation: {
      texts,
      placeholders: { username: 'ayse@ornek.example' },
      isDated: false,
      hasAction: true,
      async read(op, { linkId = '' }) {
        const link = await findOpenLink(op.db, op.now, linkId);
        if (!link) return null;
        const to = recipient(link.user);
        return { to, values: { username: to.email }, href: hrefOf(linkId) };
      },
    },
    reset: {
      texts,
      placeholders: {},
      isDated: false,
      hasAction: true,
      async read(op, { linkId = '', asked = '' }) {
        const user = await openReset(op, linkId, decryptAsked(op.keys, linkId, asked));
        return user && { to: recipient(user), href: hrefOf(linkId) };
      },
    },
    passwordChanged: {
      texts,
      placeholders: {},
      isDated: true,
      hasAction: true,
      async read(op, { userId = '' }) {
        const user = await findUser(op.db, userId);
        return user && { to: recipient(user), href: `${publicUrl}/auth/forgot-password` };
      },
    },
  };
}

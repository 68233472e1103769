import { eq, sql } from 'drizzle-orm';
import { displayName } from '../../../platform/display-name.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { EmailKind } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import type { EmailLinkReply } from '../sign-in/link-contract.ts';
import { leaveAddress } from '../sign-in/password-links.server.ts';
import { requireFreeNames, usernameAfter, withNameFaults } from '../users/fields.server.ts';
import { findUser, nameUser, userSubject } from '../users/find.server.ts';
import { users } from '../users/tables.server.ts';
import { dropEmailChange, findChange, takeChange } from './email-change.server.ts';

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

type Does = EmailLinkReply['does'];
const PURPOSES: Record<Does, string> = { confirm: 'email-confirm', cancel: 'email-cancel' };

/** The token in a link: it is valid for one purpose and identifies a row. */
export const makeEmailToken = (key: Buffer, does: Does, id: string): string =>
  signToken(key, PURPOSES[does], bytesOfId(id));

/** The action of a link and the id in it; null if this installation did not sign the token. */
function readEmailToken(key: Buffer, token: string): { does: Does; id: string } | null {
  for (const does of ['confirm', 'cancel'] as const) {
    const name = readToken(key, PURPOSES[does], 16, token);
    if (name) return { does, id: idOfBytes(name) };
  }
  return null;
}

/** E-mails that inform the owner of an account about a change of its sign-in. */
export function accountEmails(publicUrl: string): Record<string, EmailKind> {
  const toOwner = (href?: string): EmailKind => ({
    texts: 'accountEmails',
    placeholders: {},
    isDated: true,
    hasAction: href !== undefined,
    async read(op, { userId = '', to }) {
      const user = await findUser(op.db, userId);
      return user && { to: { email: to ?? user.email, name: displayName(user) }, href };
    },
  });
  const account = `${publicUrl}/dashboard/account`;

  return {
    twoStepOn: toOwner(account),
    twoStepOff: toOwner(account),
    // Sent to the old address: its reader may have lost the account, so a link would not help.
    emailChanged: toOwner(),
  };
}

/**
 * E-mails about a pending address: the link to the new address and the notice to the current one.
 */
export function emailChangeEmails(publicUrl: string, key: Buffer): Record<string, EmailKind> {
  const texts = 'emailChangeEmails';
  // The token is in the fragment, which is neither sent to a server nor logged.
  const hrefOf = (does: 'confirm' | 'cancel', id: string) =>
    `${publicUrl}/auth/email#${makeEmailToken(key, does, id)}`;

  return {
    emailConfirm: {
      texts,
      placeholders: { email: 'yeni@ornek.example', account: 'ayse@ornek.example' },
      isDated: false,
      hasAction: true,
      async read(op, { confirmId = '' }) {
        const found = await findChange(op.db, op.now, { does: 'confirm', id: confirmId });
        if (!found) return null;
        const { change, user } = found;
        return {
          to: { email: change.email, name: displayName(user) },
          values: { email: change.email, account: user.email },
          href: hrefOf('confirm', confirmId),
        };
      },
    },
    emailRequested: {
      texts,
      placeholders: { email: 'yeni@ornek.example' },
      isDated: true,
      hasAction: true,
      async read(op, { id = '' }) {
        const found = await findChange(op.db, op.now, { does: 'cancel', id });
        if (!found) return null;
        const { change, user } = found;
        return {
          to: { email: user.email, name: displayName(user) },
          values: { email: change.email },
          href: hrefOf('cancel', id),
        };
      },
    },
  };
}

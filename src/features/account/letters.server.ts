import type { LetterMaker } from '../../platform/mail/post-office.server.ts';
import { findUser } from '../users/operations.server.ts';

/** Who tells the owner of an account that something about signing in has changed. */
export function accountLetters(publicUrl: string): Record<string, LetterMaker> {
  const toOwner =
    (href?: string): LetterMaker =>
    async (op, { userId = '', to }) => {
      const user = await findUser(op.db, userId);
      return user && { user, to, texts: 'accountLetters', href };
    };
  const account = `${publicUrl}/dashboard/account`;

  return {
    twoStepOn: toOwner(account),
    twoStepOff: toOwner(account),
    // Goes to the address of before: whoever reads it may have lost the account, and no link helps.
    emailChanged: toOwner(),
  };
}

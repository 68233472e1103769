import * as z from 'zod/mini';
import { contract, done, one, whole } from '../../../platform/http/contract.ts';
import { changedReply } from '../../../platform/http/replies.ts';
import { ownRight } from '../../../platform/rights.ts';
import { SessionUser } from '../../../platform/session.ts';
import { OwnProof } from '../sign-in/contract.ts';
import { NewPassword } from '../sign-in/link-contract.ts';
import { ownFields, UserSummary } from '../users/contract.ts';

/** `GET /account`: the signed-in user's profile; `user` is the part that the browser stores. */
export const Account = z.object({ profile: UserSummary, user: SessionUser });
export type Account = z.infer<typeof Account>;

/** `PUT /account`. Users cannot change their own role, status and dashboard access. */
export const AccountChange = z.strictObject({
  ...ownFields,
  version: z.int().check(z.positive()),
  /**
   * Required when the e-mail address changes, because e-mails about the password are sent to it.
   */
  currentPassword: z.optional(z.string().check(z.maxLength(1024))),
});
export type AccountChange = z.infer<typeof AccountChange>;

/** `PUT /account/password`. */
export const PasswordChange = z.strictObject({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(1024)),
  password: NewPassword,
});

const rate = { max: 30, per: '1 minute' } as const;

/** The signed-in user's own account. */
export const accountRoutes = contract(
  'account',
  { right: ownRight },
  {
    get: {
      at: 'GET /account',
      summary: 'The account of the signed-in user',
      reply: one(Account),
      beforeTwoStep: true,
    },
    change: {
      at: 'PUT /account',
      summary: 'Change the account of the signed-in user',
      body: AccountChange,
      reply: whole(changedReply(Account)),
      beforeTwoStep: true,
    },
    confirmPassword: {
      at: 'POST /account/confirm-password',
      summary: 'Enter the password again, for calls that require it',
      body: OwnProof,
      reply: done('passwordConfirmed'),
      fieldNames: { currentPassword: 'password' },
      ownIssuerOnly: true,
      rate: { max: 60, per: '1 minute' },
    },
    sendEmailAgain: {
      at: 'POST /account/email-change',
      summary: 'Send the link to the new e-mail address again',
      reply: done('emailSentAgain'),
      ownIssuerOnly: true,
      rate,
    },
    cancelEmail: {
      at: 'DELETE /account/email-change',
      summary: 'Cancel the change of the e-mail address',
      reply: done('emailCancelled'),
      ownIssuerOnly: true,
      rate,
    },
  },
);

export const ownPasswordRoutes = contract(
  'passwords',
  { right: ownRight, ownIssuerOnly: true },
  {
    change: {
      at: 'PUT /account/password',
      summary: 'Change the password of the signed-in user',
      body: PasswordChange,
      reply: done('passwordUpdated'),
    },
  },
);

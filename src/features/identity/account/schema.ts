import * as z from 'zod/mini';
import { SessionUser } from '../../../platform/session.ts';
import { ownFields, UserSummary } from '../users/schema.ts';

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

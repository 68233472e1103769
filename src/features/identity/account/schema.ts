import * as z from 'zod/mini';
import { SessionUser } from '../../../platform/session.ts';
import { ownFields, UserSummary } from '../users/schema.ts';

/** `GET /account`: the own profile, and what the browser keeps of it under `user`. */
export const Account = z.object({ profile: UserSummary, user: SessionUser });
export type Account = z.infer<typeof Account>;

/** `PUT /account`. Role, status and panel switch are not one's own to change. */
export const AccountChange = z.strictObject({
  ...ownFields,
  version: z.int().check(z.positive()),
  /** Asked for when the e-mail changes, which is where e-mails about the password go. */
  currentPassword: z.optional(z.string().check(z.maxLength(1024))),
});
export type AccountChange = z.infer<typeof AccountChange>;

import * as z from 'zod/mini';
import { oneLine } from '../../../platform/typed-text.ts';
import { missingParts, PASSWORD_MAX, PASSWORD_MIN } from './rule.ts';

/** A password that follows the rule; the operation checks whether it is a common one. */
export const NewPassword = z.string().check(
  // Passwords are hashed in this form, so their length is checked in this form.
  z.normalize('NFC'),
  z.minLength(PASSWORD_MIN),
  z.maxLength(PASSWORD_MAX),
  z.refine((password) => missingParts(password).length === 0, {
    params: { rule: 'passwordTooWeak' },
  }),
);

/** `POST /auth/forgot-password`: the e-mail or username. */
export const ForgottenPassword = z.strictObject({
  username: oneLine(254).check(z.minLength(1)),
});
/** The link of an e-mail; a refusal does not show what is wrong with it. */
export const LinkRequest = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export const LinkReply = z.object({
  reason: z.enum(['invitation', 'reset']),
  /** The full name of the account's owner. */
  fullName: z.string(),
  email: z.string(),
  /** Names and e-mail addresses whose words the password must not contain. */
  personal: z.array(z.string()),
});
export type LinkReply = z.infer<typeof LinkReply>;
/** `POST /auth/set-password`. */
export const SetPassword = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  password: NewPassword,
});
/** `PUT /account/password`. */
export const PasswordChange = z.strictObject({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(1024)),
  password: NewPassword,
});

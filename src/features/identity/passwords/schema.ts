import * as z from 'zod/mini';
import { oneLine } from '../../../platform/typed-text.ts';
import { missingParts, PASSWORD_MAX, PASSWORD_MIN } from './rule.ts';

/** A password that fulfils the rule; whether it is a common one is asked by the operation. */
export const NewPassword = z.string().check(
  // As it is hashed, and so as it is counted.
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
/** The link of an e-mail; what is wrong with it is not told apart. */
export const LinkRequest = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export const LinkReply = z.object({
  reason: z.enum(['invitation', 'reset']),
  /** Whose password it is. */
  fullName: z.string(),
  email: z.string(),
  /** Names and addresses of which no word may stand in the password. */
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

import * as z from 'zod/mini';
import { contract, done, one, whole } from '../../../platform/http/contract.ts';
import { Done } from '../../../platform/http/replies.ts';
import { everybody } from '../../../platform/rights.ts';
import { oneLine } from '../../../platform/typed-text.ts';
import { missingParts, PASSWORD_MAX, PASSWORD_MIN } from './password-rule.ts';

// What the pages of the links in e-mails load before the sign-in. The other calls are in contract.ts.

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

/** The link of an e-mail; a refusal does not show what is wrong with it. */
export const EmailLink = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** The action of a link and the account that it changes. */
export const EmailLinkReply = z.object({
  does: z.enum(['confirm', 'cancel']),
  fullName: z.string(),
  /** The pending address. */
  email: z.string(),
});
export type EmailLinkReply = z.infer<typeof EmailLinkReply>;

const open = {
  right: everybody,
  withoutSession: true,
  ownIssuerOnly: true,
  rate: { max: 60, per: '1 minute' },
} as const;

/** A forgotten password, and the links of invitations and resets. */
export const passwordLinkRoutes = contract('passwords', open, {
  forgot: {
    at: 'POST /auth/forgot-password',
    summary: 'Request an e-mail with a link to choose a new password',
    body: ForgottenPassword,
    reply: done('linkSent'),
  },
  read: {
    at: 'POST /auth/password-link',
    summary: 'Whether the link of an e-mail is valid, and for whom',
    body: LinkRequest,
    reply: one(LinkReply),
  },
  use: {
    at: 'POST /auth/set-password',
    summary: 'Choose a password through the link of an e-mail',
    body: SetPassword,
    reply: done('passwordSet'),
  },
});

/** The links that confirm or cancel a new e-mail address. */
export const emailLinkRoutes = contract('account', open, {
  read: {
    at: 'POST /auth/email-link',
    summary: 'What the link of an e-mail about an e-mail address does',
    body: EmailLink,
    reply: one(EmailLinkReply),
  },
  use: {
    at: 'POST /auth/email-link/use',
    summary: 'Confirm or cancel an e-mail address by the link of its e-mail',
    body: EmailLink,
    reply: whole(Done),
  },
});

import * as z from 'zod/mini';
import { ROLES } from './roles.ts';
import { oneLine } from './typed-text.ts';

// What the server and the browser exchange about a session. The browser's part is
// `dashboard/kit/session`, the server's part is `features/identity/sign-in`.

/**
 * The e-mail field of the sign-in form is sent as `username`; the e-mail address and the username are
 * both accepted.
 */
export const LoginRequest = z.strictObject({
  username: oneLine(254).check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
  /** The second step: required after a refusal with the code `codeRequired`. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** A branch as lists and forms of the dashboard name it. */
export const NamedBranch = z.object({ id: z.uuid(), name: z.string() });
export type NamedBranch = z.infer<typeof NamedBranch>;

/** The signed-in user as the browser stores it under the key `user`. */
export const SessionUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  role: z.enum(ROLES),
  /** By right, what the dashboard shows; the server checks its policy again on every call. */
  can: z.record(z.string(), z.boolean()),
  /** Whether texts are opened as Markdown instead of as their readers see them. */
  writesMarkdown: z._default(z.boolean(), false),
  /** The role requires a second step that is not set up yet: only the account page can be used. */
  mustSetUpTwoStep: z._default(z.boolean(), false),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const LoginReply = z.object({
  success: z.literal(true),
  accessToken: z.string(),
  /** Milliseconds since 1970, as the browser stores it. */
  expiresAt: z.number(),
  data: SessionUser,
  message: z.string(),
});
export type LoginReply = z.infer<typeof LoginReply>;

export const RefreshReply = z.object({ token: z.string(), expiresAt: z.number() });
export type RefreshReply = z.infer<typeof RefreshReply>;

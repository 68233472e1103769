import * as z from 'zod/mini';

/** The link of an e-mail; what is wrong with it is not told apart. */
export const EmailLink = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** What a link would do, and to which account. */
export const EmailLinkReply = z.object({
  does: z.enum(['confirm', 'cancel']),
  fullName: z.string(),
  /** The address that waits to be confirmed. */
  email: z.string(),
});
export type EmailLinkReply = z.infer<typeof EmailLinkReply>;

import * as z from 'zod/mini';

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

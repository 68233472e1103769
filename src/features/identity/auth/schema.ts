import * as z from 'zod/mini';

/**
 * `POST /account/confirm-password`. `code` is required after a refusal with the code
 * `codeRequired`.
 */
export const PasswordConfirmation = z.strictObject({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(1024)),
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type PasswordConfirmation = z.infer<typeof PasswordConfirmation>;

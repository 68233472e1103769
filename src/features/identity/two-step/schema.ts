import * as z from 'zod/mini';
import { ROLES } from '../../../platform/roles.ts';

/** Six digits of an authenticator, or a recovery code; spaces and dashes are ignored. */
export const SecondStepCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** `GET /account/two-step`. */
export const TwoStepState = z.object({
  on: z.boolean(),
  /** ISO 8601 in UTC. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
  /** The user's role requires it, so it cannot be turned off. */
  required: z.boolean(),
});
export type TwoStepState = z.infer<typeof TwoStepState>;

/** `POST /account/two-step`: a secret that must be confirmed with a first code. */
export const TwoStepSetup = z.object({
  /** Base32 in groups of four, for typing. */
  secret: z.string(),
  /** `otpauth://…` */
  uri: z.string(),
  /** The address as a QR code: SVG path data in a square of `size` modules. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;
export const ConfirmTwoStep = z.strictObject({ code: SecondStepCode });
/** Shown only once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
const currentPassword = z.string().check(z.minLength(1), z.maxLength(1024));
/** Setting up requires the password again. */
export const WithPassword = z.strictObject({ currentPassword });
/**
 * The proof that a user is there: turning off, new recovery codes and `POST /account/confirm-password`
 * need it. `code` is required after a refusal with the code `codeRequired`.
 */
export const OwnProof = z.strictObject({
  currentPassword,
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type OwnProof = z.infer<typeof OwnProof>;
/** `GET` and `PUT /two-step/roles`: roles that require two-step sign-in. */
export const TwoStepRoles = z.strictObject({ roles: z.array(z.enum(ROLES)).check(z.maxLength(3)) });

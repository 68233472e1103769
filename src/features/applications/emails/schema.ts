import * as z from 'zod/mini';
import { LOCALES } from '../../../platform/i18n/locales.ts';

export const EmailParams = z.strictObject({ id: z.uuid(), emailId: z.uuid() });

/** The e-mail that a change would send. */
export const StatusEmail = z.object({
  /** The name of its kind. */
  email: z.string(),
  locale: z.enum(LOCALES),
  to: z.string(),
  /** False for an invented application of the demo: its address belongs to nobody. */
  isSent: z.boolean(),
  /** How long it waits, and can be stopped, before it leaves. */
  waitsSeconds: z.int(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type StatusEmail = z.infer<typeof StatusEmail>;

import * as z from 'zod/mini';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';

const filled = z.minLength(1);

/** The texts of an e-mail in one language. Each may contain `{{placeholders}}`; none is HTML. */
export const EmailTexts = z.strictObject({
  subject: oneLine(150).check(filled),
  preview: oneLine(200),
  heading: oneLine(150).check(filled),
  greeting: oneLine(150).check(filled),
  text: severalLines(5000).check(filled),
  /** Empty if the e-mail has no button. */
  action: oneLine(60),
  note: severalLines(1000),
});
export type EmailTexts = z.infer<typeof EmailTexts>;

/** `version` is the one that the user has edited; 0 for the built-in texts. */
export const EmailTemplateChange = z.extend(EmailTexts, { version: z.int().check(z.gte(0)) });
export type EmailTemplateChange = z.infer<typeof EmailTemplateChange>;

export const EmailTemplate = z.object({
  kind: z.string(),
  locale: z.enum(LOCALES),
  texts: EmailTexts,
  /** 0: these are the built-in texts. */
  version: z.int(),
  /** The allowed names between `{{` and `}}`. */
  placeholders: z.array(z.string()),
  hasAction: z.boolean(),
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;

export const EMAIL_PARTS = Object.keys(EmailTexts.shape) as (keyof EmailTexts)[];

/** A kind of e-mail, for a list. */
export const EmailSummary = z.object({
  kind: z.string(),
  /** In the language of the request. */
  name: z.string(),
  /** The languages in which its texts were edited, with the time (ISO 8601 in UTC). */
  edited: z.array(z.object({ locale: z.enum(LOCALES), updatedAt: z.string() })),
});
export type EmailSummary = z.infer<typeof EmailSummary>;

/** An e-mail with example values, as HTML and as plain text. */
export const EmailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type EmailPreview = z.infer<typeof EmailPreview>;

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

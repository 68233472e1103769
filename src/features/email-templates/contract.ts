import * as z from 'zod/mini';
import { changed, contract, one } from '../../platform/http/contract.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { siteRight } from '../../platform/rights.ts';
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

const WhichParams = z.strictObject({
  kind: z.string().check(z.maxLength(60)),
  locale: z.enum(LOCALES),
});
/** An e-mail in one language. */
export type Which = z.infer<typeof WhichParams>;

/** The texts of e-mails, for admins. */
export const emailTemplateRoutes = contract(
  'email-templates',
  {
    right: siteRight,
    // Fields of other features have the same names.
    fieldNames: Object.fromEntries(EMAIL_PARTS.map((part) => [part, `email-${part}`])),
  },
  {
    list: {
      at: 'GET /email-templates',
      summary: 'Every kind of e-mail, and in which languages its texts were edited',
      reply: one(z.array(EmailSummary)),
    },
    get: {
      at: 'GET /email-templates/:kind/:locale',
      summary: 'The texts of an e-mail in one language, edited or built in',
      params: WhichParams,
      reply: one(EmailTemplate),
    },
    save: {
      at: 'PUT /email-templates/:kind/:locale',
      summary: 'Change the texts of an e-mail, for those that are sent from now on',
      params: WhichParams,
      body: EmailTemplateChange,
      reply: changed(EmailTemplate, 'updated'),
    },
    reset: {
      at: 'DELETE /email-templates/:kind/:locale',
      summary: 'Restore the built-in texts of an e-mail',
      params: WhichParams,
      query: z.strictObject({ version: z.coerce.number().check(z.int(), z.gte(0)) }),
      reply: changed(EmailTemplate, 'emailTemplates:wasReset'),
    },
    preview: {
      at: 'POST /email-templates/:kind/:locale/preview',
      summary: 'An e-mail with these texts and example values; nothing is sent',
      unconfirmed: 'stores nothing',
      params: WhichParams,
      body: EmailTexts,
      reply: one(EmailPreview),
    },
  },
);

import * as z from 'zod/mini';
import { emailLine } from '../../platform/email-address.ts';
import { personName } from '../../platform/person-name.ts';
import { asE164, phoneLine } from '../../platform/read-phone.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import type { FormInBrowser } from '../../site/kit/forms/form-in-browser.ts';

export const MESSAGE_LIMITS = {
  name: 100,
  email: 254,
  phone: 30,
  topic: 200,
  text: 5000,
  branch: 80,
};

/** The fields of the contact form; shared with the browser. */
export const ContactForm = z.strictObject({
  name: personName(MESSAGE_LIMITS.name).check(z.minLength(1)),
  email: emailLine(MESSAGE_LIMITS.email).check(z.minLength(1), z.email()),
  /** Becomes E.164; may be empty. */
  phone: z._default(z.pipe(phoneLine(MESSAGE_LIMITS.phone), asE164), ''),
  /** The Turkish title of one of the party's topics, or `other`. */
  topic: oneLine(MESSAGE_LIMITS.topic).check(z.minLength(1)),
  text: severalLines(MESSAGE_LIMITS.text).check(z.minLength(1)),
  /** The place of the branch to which it is written, such as `ankara/cankaya`; empty: to the party. */
  branch: z._default(oneLine(MESSAGE_LIMITS.branch), ''),
  /** Which version of the information notice the page showed. */
  noticeShown: z._default(oneLine(40), ''),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** The browser checks the form before it is sent, and keeps its draft. */
export const contactInBrowser: FormInBrowser = {
  schema: ContactForm,
  draft: ['name', 'email', 'phone', 'topic', 'text'],
};

import * as z from 'zod/mini';
import { emailLine } from '../../../platform/email-address.ts';
import { compactCode, pastedLine } from '../../../platform/pasted-text.ts';
import { severalLines } from '../../../platform/typed-text.ts';
import { datePart } from '../../../site/kit/forms/date-part.ts';
import { REQUEST_KINDS } from '../../privacy/contract.ts';
import { applicantFields, joinDate } from '../form/schema.ts';
import { CODE_PATTERN } from '../form/submit.server.ts';
import { tokenIn } from '../links.server.ts';

/** `b 7k4m 9xq2`, `B7K4M9XQ2` and similar notations become `B-7K4M-9XQ2`. */
const tidyCode = (text: string): string =>
  compactCode(text)
    .toUpperCase()
    .replace(/^B(.{4})(.{4})$/, 'B-$1-$2');

/** `/basvurum`: the code of an application and the address of its applicant. */
export const CodeRequest = z.strictObject({
  code: pastedLine(40, tidyCode).check(z.minLength(1), z.regex(CODE_PATTERN)),
  email: emailLine().check(z.minLength(1), z.email()),
});
export type CodeRequest = z.infer<typeof CodeRequest>;

export const DIGITS = 8;

/** `/basvurum/durum`: the one-time code of the e-mail. */
export const CodeEntry = z.strictObject({
  request: z.uuid(),
  digits: pastedLine(40, compactCode).check(
    z.minLength(1),
    z.regex(new RegExp(`^\\d{${DIGITS}}$`)),
  ),
});
export type CodeEntry = z.infer<typeof CodeEntry>;

/** The token of a link, or the whole link that has it at its end; the operation checks it. */
export const LinkToken = z.strictObject({
  token: z.string().check(z.maxLength(400), z.overwrite(tokenIn)),
});

/** The page behind a link of an e-mail: with `open` it is only shown, as a link with its token is. */
export const OpenedLink = z.extend(LinkToken, { open: z.optional(z.literal('1')) });

/** `/basvurum/verilerim`: a request about the own data. */
export const DataRequest = z.extend(LinkToken, {
  kind: z.enum(REQUEST_KINDS),
  text: severalLines(4000),
});

/**
 * `/basvurum/tamamla`: any of the applicant's fields; the operation requires those that were asked
 * for. The date of birth is sent in three parts.
 */
export const Completion = z.pipe(
  z.transform((sent) => (hasDate(sent) ? joinDate(sent, 'birthDate') : sent)),
  z.extend(OpenedLink, z.partial(z.strictObject(applicantFields)).shape),
);
export type Completion = z.infer<typeof Completion>;

const hasDate = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && datePart('birthDate', 'day') in sent;

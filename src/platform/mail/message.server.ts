import { EmailRefused, type OutgoingEmail } from './email.server.ts';
import { isAddress, type Sender } from './sender.ts';

/** An e-mail in its envelope. */
export interface Message {
  /** The same for every try, so that mail programs recognise an e-mail that arrives twice. */
  id: string;
  from: Sender;
  email: OutgoingEmail;
  queuedAt: Date;
  date: Date;
}

/** A line of a header cannot become two. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

/** Prevents automatic replies such as out-of-office notices. */
const NOT_BY_A_PERSON = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** A part of the e-mail itself, so that nothing is loaded when it is read. */
const attachedLogo = (content: Buffer) => ({
  cid: 'logo',
  filename: 'logo.png',
  contentType: 'image/png',
  content,
  contentDisposition: 'inline' as const,
});

/** The message for nodemailer. @throws {EmailRefused} for a recipient that is not one address */
export function mailOf({ id, from, email, date }: Message) {
  const { to, subject, text, html, logo, replyTo } = email;
  if (!isAddress(to)) throw new EmailRefused('The recipient is not an address.', 'invalidAddress');
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject: oneLine(subject),
    text,
    html,
    date,
    messageId: `<${id}>`,
    ...(logo && { attachments: [attachedLogo(logo)] }),
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : { headers: NOT_BY_A_PERSON }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

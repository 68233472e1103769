import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isThisMachine } from '../network.server.ts';
import { makeFolderDurably, writeDurably } from '../write-durably.server.ts';
import { EmailRefused, MailServerError } from './email.server.ts';
import { mailOf } from './message.server.ts';
import type { Transport } from './transport.server.ts';

/** Connects and signs in, and sends nothing. Throws the reason why it cannot. */
export async function checkMailServer(url: string): Promise<void> {
  const mailer = mailerOf(url);
  await mailer.verify().finally(() => mailer.close());
}

/**
 * A mail server. TLS is used if the server offers it, with a valid certificate; a password is never
 * sent to another machine without TLS. Options in the query of the address override this.
 */
export function openSmtp(url: string): Transport {
  const mailer = mailerOf(url);
  return {
    async send(message) {
      const mail = mailOf(message);
      try {
        await mailer.sendMail(mail);
      } catch (error) {
        throw faultOf(error as SmtpError, mail.from.address);
      }
    },
    close: () => mailer.close(),
  };
}

function mailerOf(url: string) {
  const { username, hostname } = new URL(url);
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    requireTLS: username !== '' && !isThisMachine(hostname),
  });
}

const ANY_ADDRESS = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/gu;

const SIGN_IN_FIRST = 530;

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * The error without the recipient's address, since it is logged and stored with the job: a server may
 * repeat it in another spelling, so only the sender's address stays. If the server refuses the
 * recipient or the message permanently, a retry is useless and harms the sender's reputation; any other
 * error may be solved by a retry.
 */
function faultOf(error: SmtpError, sender: string): Error {
  const { code = '', command = '', responseCode = 0 } = error;
  const reason = (error.response ?? error.message)
    .replace(ANY_ADDRESS, (address) => (address === sender ? address : '…'))
    .slice(0, 300);
  const sentence = `The mail server did not accept the e-mail (${[code, command, reason].filter(Boolean).join(', ')}).`;
  const isOfThisEmail = command === 'RCPT TO' || command === 'DATA';
  const refused = isOfThisEmail && responseCode >= 500 && responseCode !== SIGN_IN_FIRST;
  return refused ? new EmailRefused(sentence, 'refused') : new MailServerError(sentence);
}

/**
 * E-mails as files that any mail program opens, sorted by time. Each file is written completely or not
 * at all.
 */
export function openOutbox(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: bytes } = await composer.sendMail(mailOf(message));
      await makeFolderDurably(folder, 0o700);
      const name = `${message.queuedAt.toISOString().replaceAll(/[:.]/g, '-')}-${fileNameOf(message.id)}`;
      await writeDurably(join(folder, `${name}.eml`), bytes as Buffer, 0o600);
    },
    close() {},
  };
}

/** The part before the `@`. */
const fileNameOf = (id: string) => (id.split('@', 1)[0] as string).replace(/[^\w-]/g, '');

import { createTransport } from 'nodemailer';
import { UnrecoverableError } from '../jobs/job-kind.server.ts';
import { isThisMachine } from '../network.server.ts';
import { mailOf } from './message.server.ts';
import type { Transport } from './transport.server.ts';

/**
 * A mail server. TLS is used where it is offered and its certificate must be good; a password never
 * leaves this machine without it. What the address says in its query counts more.
 */
export function openSmtp(url: string): Transport {
  const { username, hostname } = new URL(url);
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    requireTLS: username !== '' && !isThisMachine(hostname),
  });
  return {
    async send(message) {
      const mail = mailOf(message);
      try {
        await mailer.sendMail(mail);
      } catch (error) {
        throw faultOf(error as SmtpError, mail.to.address);
      }
    },
    close: () => mailer.close(),
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * What went wrong without whom it was for: it is logged and kept with the job. A recipient whom the
 * server does not take for good will not be taken tomorrow; all else may be mended by then.
 */
function faultOf(error: SmtpError, recipient: string): Error {
  const { code = '', command = '', responseCode = 0 } = error;
  const said = (error.response ?? error.message).replaceAll(recipient, '…').slice(0, 300);
  const sentence = `The mail server did not take the e-mail (${[code, command, said].filter(Boolean).join(', ')}).`;
  const refused = command === 'RCPT TO' && responseCode >= 500 && responseCode !== 530;
  return refused ? new UnrecoverableError(sentence) : new Error(sentence);
}

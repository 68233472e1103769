import { connect } from 'node:net';
import type { Message } from './message.server.ts';

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

const TIMEOUT_MS = 5000;

/** Sends e-mails. */
export interface Transport {
  /** @throws if the e-mail could not be sent; `UnrecoverableError` if a retry would not help */
  send(message: Message): Promise<void>;
  close(): void;
}

/**
 * The server of `SMTP_URL`, or without it a folder of files. Opened by the first e-mail, since the
 * library takes 6 MB of memory.
 */
export function openTransport(smtpUrl: string | null, outbox: string): Transport {
  let opened: Promise<Transport> | undefined;
  return {
    async send(message) {
      opened ??= smtpUrl
        ? import('./nodemailer.server.ts').then(({ openSmtp }) => openSmtp(smtpUrl))
        : import('./nodemailer.server.ts').then(({ openOutbox }) => openOutbox(outbox));
      await (await opened).send(message);
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/**
 * Why the mail server of an `SMTP_URL` accepts no connection; null: it does. It is not signed in to, because
 * that needs a library of 6 MB, which is loaded by the first e-mail.
 */
export function whyMailServerAway(smtpUrl: string): Promise<string | null> {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({ host, port: port ? Number(port) : (PORTS[protocol] ?? 25) });
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(TIMEOUT_MS, () => end('ETIMEDOUT'));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    socket.once('connect', () => end(null));
  });
}

import type { Message } from './message.server.ts';

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
        ? import('./smtp.server.ts').then(({ openSmtp }) => openSmtp(smtpUrl))
        : import('./outbox.server.ts').then(({ openOutbox }) => openOutbox(outbox));
      await (await opened).send(message);
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

import type { Message } from './message.server.ts';

/** Hands e-mails on. */
export interface Transport {
  /** Throws when it could not; `UnrecoverableError` when trying again would not help. */
  send(message: Message): Promise<void>;
  close(): void;
}

/**
 * The server of `SMTP_URL`, or a folder of files without one. Opened by the first e-mail: the library
 * for it takes 6 MB, which a site that sends none can do without.
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

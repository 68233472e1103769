import type { Message } from './message.server.ts';
import { openOutbox } from './outbox.server.ts';
import { openSmtp } from './smtp.server.ts';

/** Hands letters on. */
export interface Transport {
  /** Throws when it could not; `Hopeless` when trying again would not help. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The server of `SMTP_URL`, or a folder of files without one. */
export const openTransport = (smtpUrl: string | null, outbox: string): Transport =>
  smtpUrl ? openSmtp(smtpUrl) : openOutbox(outbox);

import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolderDurably, writeDurably } from '../write-durably.server.ts';
import { mailOf } from './message.server.ts';
import type { Transport } from './transport.server.ts';

/** E-mails as files that any mail program opens, sorted by time. Each file is written completely or not at all. */
export function openOutbox(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: bytes } = await composer.sendMail(mailOf(message));
      await makeFolderDurably(folder, 0o700);
      const name = `${message.queuedAt.toISOString().replaceAll(/[:.]/g, '-')}-${nameOf(message.id)}`;
      await writeDurably(join(folder, `${name}.eml`), bytes as Buffer, 0o600);
    },
    close() {},
  };
}

/** The part before the `@`. */
const nameOf = (id: string) => (id.split('@', 1)[0] as string).replace(/[^\w-]/g, '');

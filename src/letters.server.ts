import type { TFunction } from 'i18next';
import { accountLetters } from './features/account/letters.server.ts';
import { emailChangeLetters } from './features/email-change/letters.server.ts';
import { getParty } from './features/party/operations.server.ts';
import { passwordLetters } from './features/passwords/letters.server.ts';
import type { Locale } from './platform/i18n/locales.ts';
import type { Jobs } from './platform/jobs/jobs.server.ts';
import { createLetterhead } from './platform/mail/letterhead.server.ts';
import { openPostOffice } from './platform/mail/open-post-office.server.ts';
import type { PostOffice } from './platform/mail/post-office.server.ts';
import { isAddress, type Sender } from './platform/mail/sender.ts';
import { openTransport } from './platform/mail/transport.server.ts';
import { VISITOR } from './platform/operation.server.ts';
import { operationOf, type Services } from './platform/services.server.ts';

export interface MailSettings {
  /** Server to hand letters to; null: they are written to files. */
  smtpUrl: string | null;
  /** The folder of those files. */
  outbox: string;
  /** Null: the party's own name and address. */
  from: Sender | null;
}

/** Every kind of letter with who writes it, and the office that sends them. */
export function openLetters(
  jobs: Jobs,
  mail: MailSettings,
  services: Services,
  translators: Record<Locale, TFunction>,
): { postOffice: PostOffice; close: () => void } {
  const { db, publicUrl, secretKey } = services;
  const { hostname } = new URL(publicUrl);
  const transport = openTransport(mail.smtpUrl, mail.outbox);
  const postOffice = openPostOffice(jobs, {
    transport,
    makers: {
      ...passwordLetters(publicUrl, secretKey),
      ...accountLetters(publicUrl),
      ...emailChangeLetters(publicUrl, secretKey),
    },
    letterhead: createLetterhead(translators, publicUrl, async () => (await getParty(db)).name),
    sender: async () => mail.from ?? senderOf(await getParty(db), hostname),
    operation: () => operationOf(services, VISITOR),
    host: hostname,
  });
  return { postOffice, close: () => transport.close() };
}

/** A party that has told no address yet still has one for letters. */
const senderOf = (party: { name: string; email: string }, hostname: string): Sender => ({
  name: party.name,
  address: isAddress(party.email) ? party.email : `noreply@${hostname}`,
});

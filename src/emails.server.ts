import type { TFunction } from 'i18next';
import { accountEmails } from './features/account/emails.server.ts';
import { emailChangeEmails } from './features/email-change/emails.server.ts';
import { getParty } from './features/party/operations.server.ts';
import { passwordEmails } from './features/passwords/emails.server.ts';
import type { Locale } from './platform/i18n/locales.ts';
import type { Jobs } from './platform/jobs/jobs.server.ts';
import type { Mailer } from './platform/mail/mailer.server.ts';
import { openMailer } from './platform/mail/open-mailer.server.ts';
import { createEmailRenderer } from './platform/mail/render-email.server.ts';
import { isAddress, type Sender } from './platform/mail/sender.ts';
import { openTransport } from './platform/mail/transport.server.ts';
import { VISITOR } from './platform/operation.server.ts';
import { operationOf, type Services } from './platform/services.server.ts';

export interface MailSettings {
  /** Server to hand e-mails to; null: they are written to files. */
  smtpUrl: string | null;
  /** The folder of those files. */
  outbox: string;
  /** Null: the party's own name and address. */
  from: Sender | null;
}

/** The template of every kind of e-mail, and the mailer that sends them. */
export function openMail(
  jobs: Jobs,
  mail: MailSettings,
  services: Services,
  translators: Record<Locale, TFunction>,
): { mailer: Mailer; close: () => void } {
  const { db, publicUrl, secretKey } = services;
  const { hostname } = new URL(publicUrl);
  const transport = openTransport(mail.smtpUrl, mail.outbox);
  const mailer = openMailer(jobs, {
    transport,
    templates: {
      ...passwordEmails(publicUrl, secretKey),
      ...accountEmails(publicUrl),
      ...emailChangeEmails(publicUrl, secretKey),
    },
    renderEmail: createEmailRenderer(translators, publicUrl, async () => (await getParty(db)).name),
    sender: async () => mail.from ?? senderOf(await getParty(db), hostname),
    operation: () => operationOf(services, VISITOR),
    host: hostname,
  });
  return { mailer, close: () => transport.close() };
}

/** The party's own address, or one of this host while the party has none. */
const senderOf = (party: { name: string; email: string }, hostname: string): Sender => ({
  name: party.name,
  address: isAddress(party.email) ? party.email : `noreply@${hostname}`,
});

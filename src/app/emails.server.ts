import type { TFunction } from 'i18next';
import { findEmailTexts } from '../features/email-templates/operations.server.ts';
import type { EmailServices } from '../features/manifest.server.ts';
import {
  getParty,
  isDemoAddress,
  namedParty,
  readLogoFrom,
} from '../features/party/operations.server.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import type { AnyJobKind } from '../platform/jobs/job-kind.server.ts';
import { emailJob, type SendEmail, sendAtOnce } from '../platform/mail/email-job.server.ts';
import { EmailRenderer } from '../platform/mail/render-email.server.ts';
import { isAddress, type Sender } from '../platform/mail/sender.ts';
import { openTransport } from '../platform/mail/transport.server.ts';
import type { Services } from '../platform/services.server.ts';
import { FEATURES } from './features.server.ts';

export interface MailSettings {
  /** The server that sends e-mails; null: they are written to files. */
  smtpUrl: string | null;
  /** The folder of those files. */
  outbox: string;
  /** Null: the party's own name and address. */
  from: Sender | null;
}

interface Mail {
  job: AnyJobKind;
  emails: EmailRenderer;
  sendEmail: SendEmail;
  close: () => void;
}

/** The job that sends e-mails, and their renderer. */
export function openMail(
  mail: MailSettings,
  { db, store, ...values }: Pick<Services, 'db' | 'store'> & EmailServices,
  translators: Record<Locale, TFunction>,
): Mail {
  const { publicUrl } = values;
  const { host, hostname } = new URL(publicUrl);
  const readNamed = async () => namedParty(await getParty(db), host);
  const transport = openTransport(mail.smtpUrl, mail.outbox);
  const emails = new EmailRenderer({
    kinds: Object.assign({}, ...FEATURES.map((feature) => feature.emails?.(values))),
    translators,
    site: publicUrl,
    party: readNamed,
    readLogo: readLogoFrom(store),
    findTemplate: (kind, locale) => findEmailTexts(db, kind, locale),
  });
  const sender = async () => mail.from ?? senderOf(await readNamed(), hostname);
  const settings = { transport, emails, sender, host: hostname };
  return {
    job: emailJob(settings),
    emails,
    sendEmail: sendAtOnce(settings),
    close: () => transport.close(),
  };
}

/** The party's own address, or one of this host while the party has none. */
const senderOf = (party: { name: string; email: string }, hostname: string): Sender => ({
  name: party.name,
  address:
    isAddress(party.email) && !isDemoAddress(party.email) ? party.email : `noreply@${hostname}`,
});

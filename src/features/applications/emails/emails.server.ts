import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import type { EmailKind, EmailValues } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Allowance, mayTry } from '../../identity/attempts/operations.server.ts';
import { FOLLOW_PATH } from '../follow/followed.ts';
import { emailedTokenLink, linkTo } from '../links.server.ts';
import {
  contentsOf,
  type EmailedApplication,
  examplesOf,
  findEmailed,
  recordEmail,
  wasSent,
} from './contents.server.ts';
import { type ApplicationEmail, letLeave } from './queue.server.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * E-mails about received applications to one address. Anyone can write the address of another person
 * into the form, who must not get an e-mail for each.
 */
const PER_ADDRESS: Allowance = { name: 'application-received', tries: 10, withinMs: DAY_MS };

/** Longer than an e-mail is retried. */
const PER_JOB: Allowance = { name: 'application-received-job', tries: 1, withinMs: 3 * DAY_MS };

/** How long the link to the missing fields is valid, from the e-mail's event. */
const COMPLETION_MS = 30 * 24 * 3600 * 1000;

type Href = (application: EmailedApplication, keys: Keyring, values: EmailValues) => string;

interface Declared {
  /** The button: the status page, if left out; null: no button and no denial. */
  href?: Href | null;
  /** Whether it is still to be sent, by the job with this id. */
  isNeeded?: (
    application: EmailedApplication,
    op: Operation,
    job: string,
  ) => boolean | Promise<boolean>;
}

/** The e-mails to applicants. Every one about an application of theirs has the link to deny it. */
export function applicationEmails(publicUrl: string): Record<ApplicationEmail, EmailKind> {
  const statusPage: Href = ({ code }, _keys, { locale }) =>
    linkTo(publicUrl, locale, FOLLOW_PATH, { kod: code });
  const completionPage: Href = ({ id }, keys, { locale, at = '' }) => {
    const endsAt = new Date(new Date(at).getTime() + COMPLETION_MS);
    return emailedTokenLink(publicUrl, locale, keys, { for: 'completion', id, endsAt });
  };

  const toApplicant = (email: ApplicationEmail, declared: Declared = {}): EmailKind => {
    const { href = statusPage, isNeeded = () => true } = declared;
    return {
      texts: 'applicationEmails',
      placeholders: { code: 'B-7K4M-9XQ2', ...examplesOf(email) },
      isDated: true,
      isSentOnce: true,
      hasAction: href !== null,
      ...(href && { quietLink: 'applicationEmails:denial' }),
      async read(op, values, job) {
        const { id = '', event, waiting } = values;
        const application = await findEmailed(op, id, event);
        if (!application || (await wasSent(op, id, job))) return null;
        if (!(await isNeeded(application, op, job))) return null;
        if (waiting && !(await letLeave(op.db, waiting))) return null;
        const { keys } = op;
        const denial = emailedTokenLink(publicUrl, values.locale, keys, { for: 'denial', id });
        return {
          to: application.to,
          ...contentsOf(email, localeOf(values), application),
          href: href?.(application, keys, values),
          quietHref: href ? denial : undefined,
        };
      },
      sent: (op, { id = '' }, job) => recordEmail(op, id, email, { kind: 'emailSent', job }),
      failed: (op, { id = '' }, reason) =>
        recordEmail(op, id, email, { kind: 'emailFailed', reason }),
    };
  };

  return {
    applicationReceived: toApplicant('applicationReceived', {
      isNeeded: ({ to }, op, job) => maySendReceived(op, to.email, job),
    }),
    applicationInReview: toApplicant('applicationInReview'),
    applicationMissing: toApplicant('applicationMissing', {
      href: completionPage,
      // Without a field there is nothing to complete, and its link would not work.
      isNeeded: ({ status, missingFields }) =>
        status === 'missingInformation' && missingFields.length > 0,
    }),
    applicationRejected: toApplicant('applicationRejected'),
    applicationCompleted: toApplicant('applicationCompleted'),
    applicationReopened: toApplicant('applicationReopened'),
    applicationWithdrawn: toApplicant('applicationWithdrawn'),
    applicationClosed: toApplicant('applicationClosed', { href: null }),
  };
}

const localeOf = ({ locale }: EmailValues): Locale =>
  LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE;

/** Whether this e-mail is sent. Only the first try of its job is counted. */
async function maySendReceived(op: Operation, to: string, job: string): Promise<boolean> {
  const isFirst = await mayTry(op, PER_JOB, job);
  return !isFirst || mayTry(op, PER_ADDRESS, to.toLowerCase());
}

import { randomUUID } from 'node:crypto';
import { type JobKind, UnrecoverableError } from '../jobs/job-kind.server.ts';
import { type NotificationKind, notify } from '../notify.server.ts';
import type { Operation } from '../operation.server.ts';
import { siteRight } from '../rights.ts';
import { traced } from '../tracing/tracer.server.ts';
import { transact } from '../transaction.server.ts';
import {
  EMAIL_JOB,
  type EmailDraft,
  EmailOutcomeUnknown,
  emailFaultOf,
  type QueuedEmail,
} from './email.server.ts';
import type { EmailRenderer } from './render-email.server.ts';
import type { Sender } from './sender.ts';
import type { Transport } from './transport.server.ts';

export const emailFailed: NotificationKind = {
  name: 'emailFailed',
  right: siteRight,
  isCounted: true,
};

/** With pauses of seconds, then minutes, then an hour this takes about a day. */
const TRIES = 33;
const FIRST_PAUSE_SECONDS = 5;
/** Longer than the timeouts for a mail server that does not respond. */
const MAY_TAKE_SECONDS = 120;

interface Settings {
  transport: Transport;
  emails: EmailRenderer;
  sender: () => Promise<Sender>;
  /** The host in the Message-ID. */
  host: string;
}

/** E-mails wait as jobs and are rendered when they are sent. */
export function emailJob(settings: Settings): JobKind<QueuedEmail> {
  const { emails } = settings;
  return {
    ...EMAIL_JOB,
    formerName: 'letters',
    tries: TRIES,
    firstPauseSeconds: FIRST_PAUSE_SECONDS,
    mayTakeSeconds: MAY_TAKE_SECONDS,
    atOnce: 2,
    async run(op, { id, queuedAt, values: queued, wasInterrupted }) {
      const kind = emails.find(queued.kind);
      if (!kind) throw new UnrecoverableError(`There is no e-mail of the kind ${queued.kind}.`);
      const draft = await kind.read(op, queued.values, id);
      if (!draft) return;
      if (wasInterrupted && kind.isSentOnce) throw new EmailOutcomeUnknown();
      await send(settings, { queued, draft, id, queuedAt, date: op.now });
      // The e-mail was sent, and must not be sent again because of an error after it.
      await kind
        .sent?.(op, queued.values, id)
        .catch(() => op.log({ job: id, kind: queued.kind }, 'a sent e-mail was not recorded'));
    },
    async givenUp(op, { values: { kind, values } }, error) {
      await emails.find(kind)?.failed?.(op, values, emailFaultOf(error));
      await transact(op, (tx) =>
        notify(tx, op, { kind: emailFailed, path: '/dashboard/admin/jobs' }),
      );
    },
  };
}

interface Sending {
  queued: QueuedEmail;
  draft: EmailDraft;
  id: string;
  queuedAt: Date;
  date: Date;
}

async function send(
  { transport, emails, sender, host }: Settings,
  { queued, draft, id, ...dates }: Sending,
): Promise<void> {
  const email = await emails.render(queued, draft);
  const from = await sender();
  await traced('send e-mail', { 'ufuk.email': queued.kind }, () =>
    transport.send({ id: `${id}@${host}`, from, email, ...dates }),
  );
}

/** Sends an e-mail at once, without a job. Throws why it could not be sent. */
export type SendEmail = (op: Operation, queued: QueuedEmail) => Promise<void>;

export const sendAtOnce =
  (settings: Settings): SendEmail =>
  async (op, queued) => {
    const id = randomUUID();
    const draft = await settings.emails.find(queued.kind)?.read(op, queued.values, id);
    if (!draft) throw new Error(`The e-mail ${queued.kind} has nobody to go to.`);
    await send(settings, { queued, draft, id, queuedAt: op.now, date: op.now });
  };

import { UnrecoverableError } from '../jobs/job-kind.server.ts';
import type { Jobs } from '../jobs/jobs.server.ts';
import type { Operation } from '../operation.server.ts';
import type { EmailTemplate, Mailer, QueuedEmail } from './mailer.server.ts';
import type { RenderEmail } from './render-email.server.ts';
import type { Sender } from './sender.ts';
import type { Transport } from './transport.server.ts';

const JOB = 'emails';

/** Pauses of seconds, then minutes, then an hour: about a day in all. */
const TRIES = 33;
const FIRST_PAUSE_SECONDS = 5;
/** Longer than a mail server that hangs is waited for. */
const MAY_TAKE_SECONDS = 120;

interface Settings {
  transport: Transport;
  /** By kind of e-mail. */
  templates: Record<string, EmailTemplate>;
  renderEmail: RenderEmail;
  sender: () => Promise<Sender>;
  /** For the templates. */
  operation: () => Operation;
  /** The host that names our e-mails. */
  host: string;
}

/** E-mails wait as jobs and are rendered at the moment they are sent. */
export function openMailer(jobs: Jobs, settings: Settings): Mailer {
  const { transport, templates, renderEmail, sender, operation, host } = settings;
  jobs.define({
    name: JOB,
    formerName: 'letters',
    tries: TRIES,
    firstPauseSeconds: FIRST_PAUSE_SECONDS,
    mayTakeSeconds: MAY_TAKE_SECONDS,
    atOnce: 2,
    async run({ id, askedAt, values }) {
      const queued = values as unknown as QueuedEmail;
      const template = templates[queued.kind];
      if (!template) throw new UnrecoverableError(`There is no e-mail of the kind ${queued.kind}.`);
      const op = operation();
      const draft = await template(op, queued.values);
      if (!draft) return;
      const email = await renderEmail(draft, queued);
      const from = await sender();
      await transport.send({ id: `${id}@${host}`, from, email, askedAt, date: op.now });
    },
  });
  return { queue: (tx, email) => jobs.add(tx, JOB, { ...email }) };
}

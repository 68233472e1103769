import { Hopeless } from '../jobs/job-kind.server.ts';
import type { Jobs } from '../jobs/jobs.server.ts';
import type { Operation } from '../operation.server.ts';
import type { Letterhead } from './letterhead.server.ts';
import type { LetterMaker, LetterOrder, PostOffice } from './post-office.server.ts';
import type { Sender } from './sender.ts';
import type { Transport } from './transport.server.ts';

const JOB = 'letters';

/** Pauses of seconds, then minutes, then an hour: about a day in all. */
const TRIES = 33;
const FIRST_PAUSE_SECONDS = 5;
/** Longer than a mail server that hangs is waited for. */
const MAY_TAKE_SECONDS = 120;

interface Settings {
  transport: Transport;
  /** By kind of order. */
  makers: Record<string, LetterMaker>;
  letterhead: Letterhead;
  sender: () => Promise<Sender>;
  /** Who acts when a letter is made: nobody, at this moment. */
  operation: () => Operation;
  /** The host that names our letters. */
  host: string;
}

/** Orders wait as jobs, and letters are made at the moment they leave. */
export function openPostOffice(jobs: Jobs, settings: Settings): PostOffice {
  const { transport, makers, letterhead, sender, operation, host } = settings;
  jobs.define({
    name: JOB,
    tries: TRIES,
    firstPauseSeconds: FIRST_PAUSE_SECONDS,
    mayTakeSeconds: MAY_TAKE_SECONDS,
    atOnce: 2,
    async run({ id, askedAt, values }) {
      const order = values as unknown as LetterOrder;
      const make = makers[order.kind];
      if (!make) throw new Hopeless(`Nobody writes letters of the kind ${order.kind}.`);
      const op = operation();
      const draft = await make(op, order.values);
      if (!draft) return;
      const letter = await letterhead(draft, order);
      const from = await sender();
      await transport.send({ id: `${id}@${host}`, from, letter, askedAt, date: op.now });
    },
  });
  return { post: (tx, order) => jobs.add(tx, JOB, { ...order }) };
}

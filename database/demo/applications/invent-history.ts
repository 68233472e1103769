import { randomUUID } from 'node:crypto';
import { EVENT_MESSAGE, EVENT_REASON } from '../../../src/features/applications/fields.server.ts';
import type { Status } from '../../../src/features/applications/statuses.ts';
import type { applicationEvents } from '../../../src/features/applications/tables.server.ts';
import type { RecordKey } from '../../../src/platform/encryption/record-key.server.ts';
import { dayInIstanbul } from '../../../src/platform/istanbul.ts';
import type { DemoHistory } from './histories.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

type Event = typeof applicationEvents.$inferInsert;

interface Invented {
  application: { id: string; key: RecordKey; createdAt: Date };
  moves: DemoHistory['moves'];
  /** Whether the numbers of its decisions are known. */
  isNumbered: boolean;
  /** Who moved it. */
  staffId: string | null;
  now: Date;
  random: () => number;
}

/**
 * The timeline of an application, with its last status, the time of it, which is not after `now`, and
 * the decision about it.
 */
export function inventHistory({ application, moves, isNumbered, staffId, now, random }: Invented) {
  const { id: applicationId, key, createdAt } = application;
  const base = { applicationId, actorId: null, reason: null };
  const received = new Date(Math.min(createdAt.getTime() + MINUTE_MS, now.getTime()));
  const events: Event[] = [
    {
      ...{ ...base, id: randomUUID(), at: createdAt },
      ...{ kind: 'submitted', actorKind: 'applicant', toStatus: 'application' },
    },
    {
      ...{ ...base, id: randomUUID(), at: received },
      ...{ kind: 'emailSent', actorKind: 'system', details: { email: 'applicationReceived' } },
    },
  ];
  let status: Status = 'application';
  let at = received;
  let decision: { decisionNumber: string; decisionDate: string } | null = null;
  for (const [step, { to, reason, message, isDecision }] of moves.entries()) {
    const share = (now.getTime() - at.getTime()) / (moves.length - step + 1);
    at = new Date(at.getTime() + Math.min((0.2 + random() * 5) * DAY_MS, share));
    decision = isDecision && isNumbered ? decisionOn(at) : null;
    const id = randomUUID();
    const isApplicant = to === 'withdrawn';
    events.push({
      ...{ ...base, id, at, kind: 'status', fromStatus: status, toStatus: to },
      actorKind: isApplicant ? 'applicant' : 'staff',
      actorId: isApplicant ? null : staffId,
      reason: reason ? key.encrypt(EVENT_REASON, id, reason) : null,
      message: message ? key.encrypt(EVENT_MESSAGE, id, message) : null,
      details: decision ?? {},
    });
    status = to;
  }
  return { events, status, at, decision };
}

/** A board that meets once a week numbers its decisions from the beginning of the year. */
function decisionOn(at: Date) {
  const day = dayInIstanbul(at);
  const week = Math.ceil((Number(day.slice(5, 7)) * 30 + Number(day.slice(8))) / 7);
  return { decisionNumber: `${day.slice(0, 4)}/${week}`, decisionDate: day };
}

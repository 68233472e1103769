import { randomUUID } from 'node:crypto';
import { EVENT_MESSAGE, EVENT_REASON } from '../../../src/features/applications/secrets.server.ts';
import type { Status } from '../../../src/features/applications/statuses.ts';
import type { applicationEvents } from '../../../src/features/applications/tables.server.ts';
import type { RecordKey } from '../../../src/platform/encryption/record-key.server.ts';
import { dayInIstanbul } from '../../../src/platform/istanbul.ts';

interface DemoMove {
  to: Status;
  /** For the staff. */
  reason?: string;
  /** For the applicant. */
  message?: string;
  /** Whether a board decided it. */
  isDecision?: true;
}

/** The statuses after the first one, in their order, with what the staff wrote. */
export interface DemoHistory {
  moves: DemoMove[];
  /** How often it occurs among applications older than five weeks, and among newer ones. */
  weight: { old: number; recent: number };
}

const REVIEW = { to: 'inReview' } as const;

const ASKED = {
  to: 'missingInformation',
  reason: 'Adres beyanı ile ilçe birbirini tutmuyor.',
  message: 'Yazdığınız adres seçtiğiniz ilçede görünmüyor. Lütfen ikisini de yeniden yazın.',
} as const;

const COMPLETED = {
  to: 'uyelikIslemleriTamamlandi',
  reason: 'Kayıt il başkanlığınca onaylandı.',
  isDecision: true,
} as const;

export const DEMO_HISTORIES: DemoHistory[] = [
  { moves: [], weight: { old: 0, recent: 44 } },
  { moves: [REVIEW], weight: { old: 0, recent: 24 } },
  { moves: [REVIEW, ASKED], weight: { old: 0, recent: 8 } },
  { moves: [ASKED], weight: { old: 0, recent: 4 } },
  { moves: [REVIEW, COMPLETED], weight: { old: 58, recent: 12 } },
  { moves: [REVIEW, ASKED, REVIEW, COMPLETED], weight: { old: 15, recent: 0 } },
  {
    moves: [
      REVIEW,
      {
        to: 'reddedildi',
        reason: 'Yargıtay kaydında başka bir parti görünüyor.',
        message:
          'Başka bir partide üyeliğiniz sürüyor. Üyeliğiniz sona erince yeniden başvurabilirsiniz.',
        isDecision: true,
      },
    ],
    weight: { old: 11, recent: 3 },
  },
  {
    moves: [
      ASKED,
      {
        to: 'reddedildi',
        message:
          'Sizden istediğimiz adres bilgisi süresi içinde tamamlanmadı. Dilerseniz yeniden başvurabilirsiniz.',
      },
    ],
    weight: { old: 5, recent: 0 },
  },
  { moves: [{ to: 'withdrawn' }], weight: { old: 4, recent: 3 } },
  { moves: [REVIEW, { to: 'withdrawn' }], weight: { old: 3, recent: 2 } },
];

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
      ...base,
      id: randomUUID(),
      at: createdAt,
      kind: 'submitted',
      actorKind: 'applicant',
      toStatus: 'application',
    },
    {
      ...base,
      id: randomUUID(),
      at: received,
      kind: 'emailSent',
      actorKind: 'system',
      details: { email: 'applicationReceived' },
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
      ...base,
      id,
      at,
      kind: 'status',
      fromStatus: status,
      toStatus: to,
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

import type { Status } from '../../../src/features/applications/statuses.ts';

/** The statuses after the first one, in their order, with reasons that the staff wrote. */
export interface DemoHistory {
  moves: { to: Status; reason?: string }[];
  /** How often it occurs among applications older than five weeks, and among newer ones. */
  weight: { old: number; recent: number };
}

const REVIEW = { to: 'inReview' } as const;
const ASKED = {
  to: 'missingInformation',
  reason: 'Adres beyanı ile ilçe birbirini tutmuyor.',
} as const;
const COMPLETED = {
  to: 'uyelikIslemleriTamamlandi',
  reason: 'Kayıt il başkanlığınca onaylandı.',
} as const;

export const DEMO_HISTORIES: DemoHistory[] = [
  { moves: [], weight: { old: 0, recent: 44 } },
  { moves: [REVIEW], weight: { old: 0, recent: 24 } },
  { moves: [REVIEW, ASKED], weight: { old: 0, recent: 8 } },
  { moves: [ASKED], weight: { old: 0, recent: 4 } },
  { moves: [REVIEW, COMPLETED], weight: { old: 58, recent: 12 } },
  { moves: [REVIEW, ASKED, REVIEW, COMPLETED], weight: { old: 15, recent: 0 } },
  {
    moves: [REVIEW, { to: 'reddedildi', reason: 'Başka bir partide üyeliği sürüyor.' }],
    weight: { old: 11, recent: 3 },
  },
  {
    moves: [ASKED, { to: 'reddedildi', reason: 'İstenen bilgi süresi içinde tamamlanmadı.' }],
    weight: { old: 5, recent: 0 },
  },
  { moves: [{ to: 'withdrawn' }], weight: { old: 4, recent: 3 } },
  { moves: [REVIEW, { to: 'withdrawn' }], weight: { old: 3, recent: 2 } },
];

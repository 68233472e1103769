import type { Status } from '../../../src/features/applications/statuses.ts';

export interface DemoMove {
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

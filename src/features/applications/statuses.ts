/** As on the wire; the first one is the initial status. */
export const STATUSES = [
  'application',
  'inReview',
  'missingInformation',
  'reddedildi',
  'uyelikIslemleriTamamlandi',
  'withdrawn',
] as const;
export type Status = (typeof STATUSES)[number];

/** The allowed moves. Any other is a conflict. */
export const MOVES: Readonly<Record<Status, readonly Status[]>> = {
  application: ['inReview', 'missingInformation', 'reddedildi', 'withdrawn'],
  inReview: ['missingInformation', 'reddedildi', 'uyelikIslemleriTamamlandi', 'withdrawn'],
  missingInformation: ['inReview', 'reddedildi', 'withdrawn'],
  reddedildi: ['inReview'],
  uyelikIslemleriTamamlandi: [],
  withdrawn: [],
};

/** The statuses in which the party or the applicant still has something to do. */
export const OPEN_STATUSES = ['application', 'inReview', 'missingInformation'] as const;

/** After the applicant's denial an application can only be closed. */
const MOVES_WHEN_FROZEN: readonly Status[] = ['reddedildi', 'withdrawn'];

export const isOpen = (status: Status): boolean =>
  (OPEN_STATUSES as readonly Status[]).includes(status);

export const movesOf = (status: Status, isFrozen: boolean): Status[] =>
  MOVES[status].filter((to) => !isFrozen || MOVES_WHEN_FROZEN.includes(to));

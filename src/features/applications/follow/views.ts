import type { Status } from '../statuses.ts';

/** What an applicant sees of the own application behind every link: no personal data. */
export interface Followed {
  id: string;
  code: string;
  status: Status;
  /** The applicant said that somebody else sent it. */
  isFrozen: boolean;
  /** Plate code of the province. */
  city: number;
  createdAt: Date;
  statusChangedAt: Date;
  /** The fields that the applicant was asked to complete. */
  missingFields: string[];
}

/** What was decided or asked, as staff wrote it to the applicant. */
export interface Outcome {
  /** Empty if they wrote nothing. */
  message: string;
  decisionNumber: string | null;
  /** `2026-11-20`. */
  decisionDate: string | null;
}

/** An application with the paths of its applicant's actions; null: not possible now. */
export interface StatusView extends Followed, Outcome {
  links: { completion: string | null; withdrawal: string | null; privacy: string };
}

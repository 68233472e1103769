import { APPLICANT_FIELDS, type ApplicantField } from '../form/schema.ts';
import type { LinkPurpose } from '../links.server.ts';
import { movesOf, type Status } from '../statuses.ts';

/** The pages on which applicants follow an application, as Turkish paths. */
export const FOLLOW_PATH = '/basvurum';
export const STATUS_PATH = '/basvurum/durum';
export const WITHDRAWAL_PATH = '/basvurum/geri-cek';
export const PRIVACY_PATH = '/basvurum/verilerim';
export const DENIAL_PATH = '/basvurum/ben-yapmadim';
export const COMPLETION_PATH = '/basvurum/tamamla';

/** The query parameter with the token of a link. */
export const TOKEN_PARAMETER = 't';

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

/** Whether an applicant may do this now. An application can be denied once, in any status. */
export function isPossible(purpose: LinkPurpose, application: Followed): boolean {
  const { status, isFrozen, missingFields } = application;
  switch (purpose) {
    case 'denial':
      return !isFrozen;
    case 'withdrawal':
      return movesOf(status, isFrozen).includes('withdrawn');
    case 'completion':
      return status === 'missingInformation' && !isFrozen && missingFields.length > 0;
    case 'privacy':
      return true;
  }
}

/** Whether the applicant did it before: a second click on the button is not an error. */
export function isDone(purpose: LinkPurpose, { status, isFrozen }: Followed): boolean {
  if (purpose === 'denial') return isFrozen;
  return purpose === 'withdrawal' && status === 'withdrawn';
}

/** The fields that are asked for, in the order of the form. A corrected province needs its district too. */
export const requestedFields = (missing: readonly string[]): ApplicantField[] =>
  APPLICANT_FIELDS.filter(
    (name) => missing.includes(name) || (name === 'district' && missing.includes('city')),
  );

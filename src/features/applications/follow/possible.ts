import type { LinkPurpose } from '../links.server.ts';
import { movesOf } from '../statuses.ts';
import type { Followed } from './views.ts';

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

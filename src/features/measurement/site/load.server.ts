import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { withParty } from '../../party/schema.ts';
import { readOwnText } from '../../static-pages/operations.server.ts';
import { CHOICES } from '../consent.ts';
import { containerOf } from '../tag-manager.ts';
import { consentPage, consentSavedPage } from './consent-page.tsx';

/** Null if no tag manager is configured: there is nothing to choose. */
export async function loadConsent({ db, scope, query, form }: PageRequest): Promise<Page | null> {
  if (!containerOf(withParty(scope).party)) return null;
  const saved = CHOICES.find((choice) => choice === query.secim);
  if (saved) return consentSavedPage(scope, saved);
  return consentPage(scope, form, await readOwnText(db, 'measurement', scope.locale));
}

import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { CURRENT_LEGAL_TEXTS, legalTextIn } from '../current.server.ts';
import { findVersion } from '../published.server.ts';
import { type LegalKind, localesOf } from '../schema.ts';
import { legalTextPage } from './legal-text-page.tsx';

/** A text in the version `surum`, or in the version in force. Null for an unknown number. */
export function loadLegalText(kind: LegalKind) {
  return async ({ db, read, scope, query }: PageRequest): Promise<Page | null> => {
    const present = await read(CURRENT_LEGAL_TEXTS).get(kind, scope);
    const number = query.surum ? Number(query.surum) : present.version;
    const found = await findVersion(db, kind, number);
    if (!found) return null;
    const { shown, versions } = found;
    return legalTextPage(scope, {
      shown: { ...legalTextIn(shown, scope.locale), publishedAt: shown.publishedAt },
      locales: localesOf(shown.wordings),
      present: present.version,
      versions,
    });
  };
}

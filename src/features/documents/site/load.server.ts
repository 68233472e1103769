import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { findDocument } from '../operations.server.ts';
import type { DocumentKind } from '../schema.ts';
import { missingDocument } from './document-missing.tsx';
import { documentPage } from './document-page.tsx';

/** A document in the version `surum`, or in the version in force. Null for an unknown number. */
export function loadDocument(kind: DocumentKind) {
  return async ({ db, scope, query }: PageRequest): Promise<Page | null> => {
    const number = query.surum ? Number(query.surum) : null;
    const found = await findDocument(db, kind, number);
    if (found) return documentPage(scope, found);
    return number ? null : missingDocument(scope, kind);
  };
}

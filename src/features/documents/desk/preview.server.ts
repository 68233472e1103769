import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { canManageDocuments } from '../policy.ts';
import { renderDocument } from '../render-document.server.ts';
import type { DocumentPreview } from './schema.ts';

/** A text as its page will show it, with its articles. Throws 401, 403, 422, 503. */
export function previewDocument(op: Operation, body: string): Promise<DocumentPreview> {
  requireThat(op.actor, canManageDocuments);
  return renderDocument(body);
}

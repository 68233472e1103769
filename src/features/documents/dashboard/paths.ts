import type { DocumentKind } from '../schema.ts';

export const LIST = '/dashboard/admin/documents';
export const pageOf = (kind: DocumentKind) => `${LIST}/${kind}`;
export const draftOf = (kind: DocumentKind) => `${LIST}/${kind}/draft`;

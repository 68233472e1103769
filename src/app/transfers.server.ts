import { transferredDocuments } from '../features/documents/transfer.server.ts';
import { transferredDocumentAddresses } from '../features/documents/transfer-addresses.server.ts';
import { transferredAddresses, transferredPages } from '../features/own-pages/transfer.server.ts';
import { transferredBoards } from '../features/people/boards/transfer.server.ts';
import type { TransferredRecords } from '../platform/transferred.server.ts';

/**
 * The records in the export of everything besides contents and media, in the order in which an import takes
 * them over. Apart from the features, because commands have it, too, and have no pages.
 */
export const TRANSFERS: readonly TransferredRecords[] = [
  transferredDocuments,
  transferredDocumentAddresses,
  transferredBoards,
  transferredPages,
  transferredAddresses,
];

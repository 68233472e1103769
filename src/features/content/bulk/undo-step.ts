import type { State } from '../schema.ts';

/** What one content was before a change of many. Times are ISO 8601 in UTC. */
export type UndoStep = {
  id: string;
  /** The version that the change made; a newer one is not undone. */
  version: number;
} & ({ from: 'trash' } | ({ from: 'change' } & Before));

export interface Before {
  state: State;
  publishedAt: string | null;
  unpublishAt: string | null;
  /** The revision whose text the row had. */
  rowRevision: string;
  /** The revision with the changes that were not published. */
  pendingRevision: string | null;
}

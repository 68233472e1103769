import type { Store } from '../../../platform/storage/store.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { deleteApplications, lockOlder } from '../../applications/retention/delete.server.ts';
import { STATUSES, type Status } from '../../applications/statuses.ts';
import { deleteOldRequests } from '../requests/delete.server.ts';

/** One kind of record that is deleted after a time, counted from the last change of its state. */
export interface Retained {
  kind: string;
  /** Its states, with the built-in number of days; null: not deleted. */
  days: Readonly<Record<string, number | null>>;
  /** Deletes at most `atOnce` records that have had this state since before `before`. */
  deleteSome(
    tx: Transaction,
    services: { store: Store; log: (error: unknown) => void },
    which: { state: string; before: Date; atOnce: number },
  ): Promise<number>;
}

const YEAR = 365;

/** Members stay; what was not decided or was refused is stored for the time of an objection. */
const APPLICATION_DAYS: Record<Status, number | null> = {
  application: null,
  inReview: null,
  missingInformation: 180,
  reddedildi: YEAR,
  uyelikIslemleriTamamlandi: null,
  withdrawn: 30,
};

export const RETAINED: readonly Retained[] = [
  {
    kind: 'application',
    days: Object.fromEntries(STATUSES.map((status) => [status, APPLICATION_DAYS[status]])),
    async deleteSome(tx, { store, log }, { state, before, atOnce }) {
      const ids = await lockOlder(tx, state as Status, before, atOnce);
      if (ids.length > 0) await deleteApplications(tx, store, ids, log);
      return ids.length;
    },
  },
  {
    kind: 'privacyRequest',
    // The party must be able to prove its answers; claims end after ten years at most.
    days: { answered: 10 * YEAR, refused: 10 * YEAR },
    deleteSome: (tx, _services, which) => deleteOldRequests(tx, which),
  },
];

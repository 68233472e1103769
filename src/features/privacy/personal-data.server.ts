import type { PersonalData } from '../../platform/personal-data.server.ts';
import { deleteOldRequests } from './requests/delete.server.ts';

/** The party must be able to prove its answers; claims end after ten years at most. */
const DAYS = 10 * 365;

/** The requests themselves, which contain data of people too. */
export const requestData: PersonalData = {
  kind: 'privacyRequest',
  retention: {
    days: { answered: DAYS, refused: DAYS },
    deleteSome: (tx, _deletion, which) => deleteOldRequests(tx, which),
  },
};

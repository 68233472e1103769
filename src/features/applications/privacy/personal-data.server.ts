import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/personal-data.server.ts';
import { STATUSES, type Status } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { copyOfApplication } from './copy.server.ts';
import { deleteApplications, lockExpired } from './delete.server.ts';

const YEAR = 365;

/** Members stay; what was not decided or was refused is stored for the time of an objection. */
const DAYS: Record<Status, number | null> = {
  application: null,
  inReview: null,
  missingInformation: 180,
  reddedildi: YEAR,
  uyelikIslemleriTamamlandi: null,
  withdrawn: 30,
};

/** Applications, for the KVKK desk. */
export const applicationData: PersonalData = {
  kind: 'application',
  retention: {
    days: Object.fromEntries(STATUSES.map((status) => [status, DAYS[status]])),
    async deleteSome(tx, deletion, expired) {
      const ids = await lockExpired(tx, expired);
      if (ids.length > 0) await deleteApplications(tx, deletion, ids);
      return ids.length;
    },
  },
  record: {
    async find(tx, code) {
      const [row] = await tx
        .select({ id: applications.id })
        .from(applications)
        .where(eq(applications.code, code));
      return row ?? null;
    },
    copy: copyOfApplication,
    erase: (tx, deletion, id) => deleteApplications(tx, deletion, [id]),
  },
};

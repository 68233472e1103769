import { sql } from 'drizzle-orm';
import type { Feature } from '../manifest.server.ts';
import { backupKind, backupNowKind } from './operations.server.ts';

export const backups: Feature = {
  name: 'backups',
  jobs: (services) => [
    ...(services.backup ? [backupKind(services, services.backup)] : []),
    backupNowKind(services),
  ],
  firstSteps: [{ name: 'backup', isDone: sql`exists (select from backups where state = 'done')` }],
};

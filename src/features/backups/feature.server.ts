import type { Feature } from '../manifest.server.ts';
import { backupKind } from './jobs.server.ts';

export const backups: Feature = {
  name: 'backups',
  jobs: (services) => (services.backup ? [backupKind(services, services.backup)] : []),
};

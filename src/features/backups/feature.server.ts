import type { Feature } from '../manifest.server.ts';
import { backupKind } from './operations.server.ts';

export const backups: Feature = {
  name: 'backups',
  jobs: (services) => (services.backup ? [backupKind(services, services.backup)] : []),
};

export const BACKUP_STATES = ['done', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

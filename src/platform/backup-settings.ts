import type { Storage } from './storage/storage-url.ts';

/** Where backups go, and when they are made. */
export interface BackupSettings {
  to: Storage;
  /** The time of day in Istanbul. */
  at: { hour: number; minute: number };
  /** How many backups to keep. */
  keep: number;
  /** Encrypts the keys in a backup; null: a backup has no keys. */
  passphrase: string | null;
}

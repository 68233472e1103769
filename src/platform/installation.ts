/** How this installation is set up, for admins; it contains no secret. */
export interface Installation {
  database: 'embedded' | 'configured';
  /** The folder whose disk needs space. */
  dataFolder: string;
  uploads: 'folder' | 's3';
  /** `outbox`: e-mails are written to files and reach nobody. */
  mail: 'smtp' | 'outbox';
  /** Why the mail server accepts no connection now; null: it does, or there is none. */
  whyMailAway: () => Promise<string | null>;
  /** Proxies whose forwarding headers are believed. */
  trustProxy: readonly string[];
  /** Whether a proxy that is not among them seems to be in front of the server. */
  hasUnknownProxy: () => boolean;
  startedAt: Date;
}

import type { SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Actor, isLimited } from './actor.ts';
import type { AuditRegistry } from './audit-registry.server.ts';
import type { BackupSettings } from './backup-settings.ts';
import { limitedDatabase } from './branches/limited-database.server.ts';
import type { Database } from './database/client.server.ts';
import type { DemoRecords } from './demo/demo-records.server.ts';
import type { Keyring } from './encryption/keyring.server.ts';
import type { FirstStep } from './first-step.server.ts';
import type { Admission } from './http/admission/admission.server.ts';
import type { Installation } from './installation.ts';
import type { Issuer } from './issuer.ts';
import type { JobQueue } from './jobs/job-kind.server.ts';
import type { SendEmail } from './mail/email-job.server.ts';
import type { EmailRenderer } from './mail/render-email.server.ts';
import type { MediaUses } from './media-uses.server.ts';
import { plainAddress } from './network.server.ts';
import type { NotificationKind } from './notify.server.ts';
import { HERE, type Operation, type Origin } from './operation.server.ts';
import type { Outgoing } from './outgoing/outgoing.server.ts';
import type { PageCache } from './page-cache/cached-page.server.ts';
import type { PersonalData } from './personal-data.server.ts';
import type { StaffRight } from './rights.ts';
import type { ReadSource } from './sources.server.ts';
import type { Store } from './storage/store.server.ts';
import type { StoredHead } from './stored-head.server.ts';
import type { TransferredRecords } from './transferred.server.ts';

/** The services that exist once in a process and are passed to its features. */
export interface Services {
  db: Database;
  cache: PageCache;
  /** Limits costly requests. */
  admission: Admission;
  /** Uploaded files. */
  store: Store;
  /** Signs tokens; at least 32 bytes. */
  secretKey: Buffer;
  /** Encrypts and hashes values that must not be readable in the database. */
  keys: Keyring;
  jobs: JobQueue;
  /** Sends requests to addresses that users have typed. */
  outgoing: Outgoing;
  /** Every kind of e-mail with its texts. */
  emails: EmailRenderer;
  /** Sends an e-mail at once. */
  sendEmail: SendEmail;
  installation: Installation;
  /** Null: no backups are made by themselves. */
  backup: BackupSettings | null;
  /** Which system signs users in. */
  issuer: Issuer;
  /** Origin that visitors use, without a trailing slash. */
  publicUrl: string;
  /** Header names and values alternately, of every answer. */
  commonHeaders: string[];
  clock: () => Date;
  /** Invalidates the caches of this process with these tags. */
  invalidate: (tags: string[]) => void;
  /** Reads sources and slots of features. */
  read: ReadSource;
  /** All rights. */
  rights: readonly StaffRight[];
  /** All kinds of records with data of people outside the staff. */
  personalData: readonly PersonalData[];
  /** All kinds of records that use pictures and files. */
  mediaUses: readonly MediaUses[];
  /** All kinds of records in the export of everything, in the order in which they are taken over. */
  transfers: readonly TransferredRecords[];
  /** All kinds of records that the demo party has. */
  demoRecords: readonly DemoRecords[];
  /** Queries of the public pages that have nothing to show yet. */
  emptyPages: readonly SQL[];
  /** The first steps of a new installation, in no order. */
  firstSteps: readonly FirstStep[];
  /** All kinds of notifications to staff. */
  notificationKinds: readonly NotificationKind[];
  /** The declarations of the features for the audit log. */
  audit: AuditRegistry;
  /** The last row of the audit log, outside the database. */
  auditHead: StoredHead;
  /** Writes one line to the log. */
  log: Operation['log'];
}

/** The first argument of an operation, for this actor and the current time. */
export function operationOf(services: Services, actor: Actor, from: Origin = HERE): Operation {
  return {
    db: isLimited(actor) ? limitedDatabase(services.db, actor.id) : services.db,
    actor,
    now: services.clock(),
    from,
    keys: services.keys,
    jobs: services.jobs,
    invalidate: services.invalidate,
    log: services.log,
    read: services.read,
    rights: services.rights,
    audit: services.audit,
    noteHead: (head) => services.auditHead.note(head),
  };
}

/** The same for the sender of a request. */
export function operationFor(
  services: Services,
  request: Pick<FastifyRequest, 'actor' | 'ip' | 'headers'>,
): Operation {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  return operationOf(services, request.actor, { address: plainAddress(request.ip), userAgent });
}

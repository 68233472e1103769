import type { FastifyRequest } from 'fastify';
import type { AuditRegistry } from './audit-registry.server.ts';
import type { Database } from './database/client.server.ts';
import type { Keyring } from './encryption/keyring.server.ts';
import type { Admission } from './http/admission/admission.server.ts';
import type { Issuer } from './issuer.ts';
import type { JobQueue } from './jobs/job-kind.server.ts';
import type { KeptHead } from './kept-head.server.ts';
import type { EmailRenderer } from './mail/render-email.server.ts';
import { plainAddress } from './network.server.ts';
import { type Actor, HERE, type Operation, type Origin } from './operation.server.ts';
import type { PageCache } from './page-cache/page-cache.server.ts';
import type { Store } from './storage/store.server.ts';

/** What the process holds once and hands to its features. */
export interface Services {
  db: Database;
  cache: PageCache;
  /** Bounds what costly requests take of the server. */
  admission: Admission;
  /** Uploaded files. */
  store: Store;
  /** Signs tokens; at least 32 bytes. */
  secretKey: Buffer;
  /** Encrypts and hashes what must not be readable in the database. */
  keys: Keyring;
  jobs: JobQueue;
  /** Every kind of e-mail with its texts. */
  emails: EmailRenderer;
  /** Who signs people in. */
  issuer: Issuer;
  /** Origin that visitors use, without a trailing slash. */
  publicUrl: string;
  /** Header names and values in turn that every answer carries. */
  commonHeaders: string[];
  clock: () => Date;
  /** Drops what this process has cached under these tags. */
  invalidate: (tags: string[]) => void;
  /** What the features declare for the audit log. */
  audit: AuditRegistry;
  /** The last row of the audit log, outside the database. */
  auditHead: KeptHead;
  /** One line in the log. */
  log: Operation['log'];
}

/** The first argument of an operation, for somebody at this moment. */
export function operationOf(services: Services, actor: Actor, from: Origin = HERE): Operation {
  return {
    db: services.db,
    actor,
    now: services.clock(),
    from,
    keys: services.keys,
    jobs: services.jobs,
    invalidate: services.invalidate,
    log: services.log,
    audit: services.audit,
    noteHead: (head) => services.auditHead.note(head),
  };
}

/** The same for who sent a request. */
export function operationFor(
  services: Services,
  request: Pick<FastifyRequest, 'actor' | 'ip' | 'headers'>,
): Operation {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  return operationOf(services, request.actor, { address: plainAddress(request.ip), userAgent });
}

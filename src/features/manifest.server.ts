import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AuditAction } from '../platform/audit-events.ts';
import type { AuditRegistry } from '../platform/audit-registry.server.ts';
import type { DemoRecords } from '../platform/demo/demo-records.server.ts';
import type { FirstStep } from '../platform/first-step.server.ts';
import type { Api } from '../platform/http/api.server.ts';
import type { Texts } from '../platform/i18n/texts.ts';
import type { AnyJobKind } from '../platform/jobs/job-kind.server.ts';
import type { EmailKind } from '../platform/mail/email.server.ts';
import type { MediaUses } from '../platform/media-uses.server.ts';
import type { NotificationKind } from '../platform/notify.server.ts';
import type { Operation } from '../platform/operation.server.ts';
import type { PersonalData } from '../platform/personal-data.server.ts';
import type { StaffRight } from '../platform/rights.ts';
import type { Services } from '../platform/services.server.ts';
import type { Provided } from '../platform/sources.server.ts';
import type { FileContext } from '../site/kit/file-context.server.ts';
import type { PageRoute } from '../site/kit/page-route.server.ts';
import type { Sitemap } from '../site/kit/sitemap.server.ts';

/**
 * What a feature adds to the server. Each feature declares it once, in its `feature.server.ts`;
 * `src/app/features.server.ts` lists them all. The dashboard has a manifest of its own.
 */
export interface Feature {
  /** The name of its folder. */
  name: string;
  rights?: readonly StaffRight[];
  texts?: readonly Texts[];
  /** Its public pages. */
  pages?: readonly PageRoute[];
  /** Mounts its part of the API, under `/api`. */
  api?(api: Api, services: Services): void;
  /** Its e-mails, by the name of each kind. */
  emails?(services: EmailServices): Record<string, EmailKind>;
  jobs?(services: Services): readonly AnyJobKind[];
  /** Its notifications to staff, in the order in which the settings offer them. */
  notifications?: readonly NotificationKind[];
  /** Its records with data of people outside the staff, for the KVKK desk. */
  personalData?: readonly PersonalData[];
  /** Its records that show or link pictures and files of the media library. */
  mediaUses?: readonly MediaUses[];
  /** Its records that the demo party has. */
  demo?: readonly DemoRecords[];
  /** What it writes into the audit log, in the order in which a filter offers it. */
  auditEvents?: readonly AuditAction[];
  /** Its records that events are about, by kind. */
  auditSubjects?: AuditRegistry['subjects'];
  /** Mounts the files that it writes from the database: feeds, calendars. */
  mountFiles?(app: FastifyInstance, context: FileContext): void;
  /** Mounts the files that it stores: pictures, documents. */
  mountStored?(app: FastifyInstance, services: Services): void;
  /** Its numbers in the navigation of the dashboard. */
  waiting?: readonly WaitingCount[];
  /**
   * Which of its public pages have nothing to show yet, as queries (`emptyIf`). No menu, page or list
   * leads to these; staff are told of them.
   */
  emptyPages?: readonly SQL[];
  /** What a new installation needs of it. */
  firstSteps?: readonly FirstStep[];
  /** What it provides for slots of other features. */
  provides?: readonly Provided[];
  /** Its pages whose address has a variable segment, for search engines. */
  sitemaps?: readonly Sitemap[];
}

/** How many records wait for the staff. The dashboard's entry with this `count` shows the number. */
export interface WaitingCount {
  name: string;
  /** Users without it do not get the number. */
  right: StaffRight;
  count(op: Operation): Promise<number>;
}

/** What the links in e-mails are made from. */
export type EmailServices = Pick<Services, 'publicUrl' | 'secretKey' | 'notificationKinds'>;

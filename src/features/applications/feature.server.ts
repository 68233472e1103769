import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { isId } from '../../platform/slug.ts';
import { provide } from '../../platform/sources.server.ts';
import { BRANCH_APPLICATIONS } from '../branches/operations.server.ts';
import type { Feature } from '../manifest.server.ts';
import { branchApplications, followBranchesJob } from './branches.server.ts';
import { demoApplications } from './demo.server.ts';
import { applicationAssigned } from './desk/change.server.ts';
import { addressEmail } from './desk/correction.server.ts';
import { deskApi } from './desk/desk.server.ts';
import { totalsJob } from './desk/filter.server.ts';
import { countWaiting } from './desk/list.server.ts';
import { applicationMoved } from './desk/move.server.ts';
import { applicationEmails } from './emails/emails.server.ts';
import { codeEmail } from './follow/codes.server.ts';
import { followPages } from './follow/pages.server.tsx';
import { applyPages } from './form/pages.server.ts';
import { applicationNew } from './form/submit.server.ts';
import { applicationData } from './personal-data.server.ts';
import { applicationsRight, decisionsRight, identityNumbersRight } from './policy.ts';
import { applications as table } from './tables.server.ts';
import { deskTexts, texts } from './texts.server.ts';

/** What this feature writes into the audit log, never with a value of an applicant. */
const applicationAuditEvents = [
  'application.status',
  'application.stopEmail',
  'application.reopen',
  'application.decision',
  'application.note',
  'application.assign',
  'application.move',
  'application.reveal',
  'application.export',
  'application.addFile',
  'application.openFile',
  'application.removeFile',
  'application.printDeclaration',
  'application.correct',
  'application.makeProof',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    applications: { action: (typeof applicationAuditEvents)[number]; subject: 'application' };
  }
}

const applicationSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { id, code } = table;
    const found = await db.select({ id, code }).from(table).where(inArray(id, wanted));
    return new Map(found.map((one) => [one.id, one.code]));
  },
};

/** Applications for membership. */
export const applications: Feature = {
  name: 'applications',
  rights: [applicationsRight, identityNumbersRight, decisionsRight],
  personalData: [applicationData],
  demo: [demoApplications],
  texts: [texts, deskTexts],
  pages: [...applyPages, ...followPages],
  api: deskApi,
  notifications: [applicationNew, applicationAssigned, applicationMoved],
  emails: ({ publicUrl }) => ({
    ...applicationEmails(publicUrl),
    applicationCode: codeEmail(publicUrl),
    applicationAddressChanged: addressEmail,
  }),
  jobs: () => [totalsJob, followBranchesJob],
  provides: [provide(BRANCH_APPLICATIONS, () => branchApplications)],
  auditEvents: applicationAuditEvents,
  auditSubjects: { application: applicationSubjects },
  waiting: [{ name: 'applications', right: applicationsRight, count: countWaiting }],
};

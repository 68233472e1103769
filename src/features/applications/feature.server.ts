import type { Feature } from '../manifest.server.ts';
import { attachmentsApi } from './attachments/api.server.ts';
import { attachmentTexts } from './attachments/text/all.ts';
import { applicationAuditEvents } from './audit-events.ts';
import { comparisonApi } from './compare/api.server.ts';
import { addressEmail } from './correction/address-email.server.ts';
import { correctionApi } from './correction/api.server.ts';
import { correctionTexts } from './correction/text/all.ts';
import { totalsJob } from './counts/jobs.server.ts';
import { decisionApi } from './decision/api.server.ts';
import { decisionTexts } from './decision/text/all.ts';
import { declarationApi } from './declaration/api.server.ts';
import { declarationTexts } from './declaration/text/all.ts';
import { deskApi } from './desk/api.server.ts';
import { applicationSubjects } from './desk/audit-subject.server.ts';
import { countWaiting } from './desk/list.server.ts';
import { deskTexts } from './desk/text/all.ts';
import { applicationEmailsApi } from './emails/api.server.ts';
import { applicationEmails } from './emails/emails.server.ts';
import { exportApi } from './export/api.server.ts';
import { exportTexts } from './export/text/all.ts';
import { codeEmail } from './follow/code-email.server.ts';
import { followPages } from './follow/pages.server.tsx';
import { applicationNotifications } from './notifications.server.ts';
import { applyPages } from './pages.server.ts';
import { applicationsRight, decisionsRight, identityNumbersRight } from './policy.ts';
import { applicationData } from './privacy/personal-data.server.ts';
import { proofApi } from './proof/api.server.ts';
import { proofTexts } from './proof/text/all.ts';
import { revealApi } from './reveal/api.server.ts';
import { revealTexts } from './reveal/text/all.ts';
import { statisticsApi } from './statistics/api.server.ts';
import { statisticsTexts } from './statistics/text/all.ts';
import { texts } from './text/all.ts';

/** Applications for membership. */
export const applications: Feature = {
  name: 'applications',
  rights: [applicationsRight, identityNumbersRight, decisionsRight],
  personalData: [applicationData],
  texts: [
    texts,
    deskTexts,
    revealTexts,
    exportTexts,
    attachmentTexts,
    declarationTexts,
    proofTexts,
    correctionTexts,
    decisionTexts,
    statisticsTexts,
  ],
  pages: [...applyPages, ...followPages],
  api: (api, services) => {
    deskApi(api, services);
    revealApi(api, services);
    exportApi(api, services);
    attachmentsApi(api, services);
    declarationApi(api, services);
    proofApi(api, services);
    comparisonApi(api, services);
    correctionApi(api, services);
    decisionApi(api, services);
    applicationEmailsApi(api, services);
    statisticsApi(api, services);
  },
  notifications: applicationNotifications,
  emails: ({ publicUrl }) => ({
    ...applicationEmails(publicUrl),
    applicationCode: codeEmail(publicUrl),
    applicationAddressChanged: addressEmail,
  }),
  jobs: () => [totalsJob],
  auditEvents: applicationAuditEvents,
  auditSubjects: { application: applicationSubjects },
  waiting: [{ name: 'applications', right: applicationsRight, count: countWaiting }],
};

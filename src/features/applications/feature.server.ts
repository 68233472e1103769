import type { Feature } from '../manifest.server.ts';
import { applicationEmails } from './emails/emails.server.ts';
import { applicationsRight, identityNumbersRight } from './policy.ts';
import { applicationData } from './privacy/personal-data.server.ts';
import { texts } from './text/all.ts';

/** Applications for membership. */
export const applications: Feature = {
  name: 'applications',
  rights: [applicationsRight, identityNumbersRight],
  personalData: [applicationData],
  texts: [texts],
  emails: ({ publicUrl }) => ({ ...applicationEmails(publicUrl) }),
};

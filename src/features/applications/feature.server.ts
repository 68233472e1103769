import type { Feature } from '../manifest.server.ts';
import { applicationsRight, identityNumbersRight } from './policy.ts';
import { applicationData } from './privacy/personal-data.server.ts';

/** Applications for membership. */
export const applications: Feature = {
  name: 'applications',
  rights: [applicationsRight, identityNumbersRight],
  personalData: [applicationData],
};

import type { Feature } from '../manifest.server.ts';
import { applicationsRight, identityNumbersRight } from './policy.ts';

/** Applications for membership and messages: so far only who will be allowed to see them. */
export const applications: Feature = {
  name: 'applications',
  rights: [applicationsRight, identityNumbersRight],
};

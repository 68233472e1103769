import { FEATURES } from './features.server.ts';
import type { AnyJobKind } from './platform/jobs/job-kind.server.ts';
import type { Services } from './platform/services.server.ts';

/** All jobs of the features. The job for e-mails is in `emails.server.ts`. */
export const featureJobs = (services: Services): AnyJobKind[] =>
  FEATURES.flatMap(({ jobs }) => jobs?.(services) ?? []);

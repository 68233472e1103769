import { FEATURES } from './features.server.ts';
import type { AnyJobKind } from './platform/jobs/job-kind.server.ts';

/** All jobs of the features. The job for e-mails is in `emails.server.ts`. */
export const FEATURE_JOBS: AnyJobKind[] = FEATURES.flatMap(({ jobs = [] }) => jobs);

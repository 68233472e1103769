import { FEATURES } from './features.server.ts';
import type { AnyJobKind } from './platform/jobs/job-kind.server.ts';

/** Every job of the features. E-mails are one more, see `emails.server.ts`. */
export const FEATURE_JOBS: AnyJobKind[] = FEATURES.flatMap(({ jobs = [] }) => jobs);

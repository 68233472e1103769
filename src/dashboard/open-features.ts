import { signIn } from '../features/identity/sign-in/dashboard/feature.ts';
import type { DashboardFeature } from './kit/feature.ts';

/** The features with pages that need no session. Only these are loaded before sign-in. */
export const OPEN_FEATURES: readonly DashboardFeature[] = [signIn];

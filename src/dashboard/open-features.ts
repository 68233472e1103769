import { auth } from '../features/identity/auth/dashboard/feature.ts';
import { emailChange } from '../features/identity/email-change/dashboard/feature.ts';
import { passwords } from '../features/identity/passwords/dashboard/feature.ts';
import type { DashboardFeature } from './kit/feature.ts';

/** The features with pages that need no session. Only these are loaded before sign-in. */
export const OPEN_FEATURES: readonly DashboardFeature[] = [auth, passwords, emailChange];

import { en as auth } from '../../features/identity/auth/text/en.ts';
import { en as dashboard } from '../text/en.ts';

/** The words that sign-in needs, and every page of the dashboard. */
export const texts = { auth, dashboard };

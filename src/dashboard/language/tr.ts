import { tr as auth } from '../../features/identity/auth/text/tr.ts';
import { tr as dashboard } from '../text/tr.ts';

/** The words that sign-in needs, and every page of the dashboard. */
export const texts = { auth, dashboard };

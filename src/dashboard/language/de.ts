import { de as auth } from '../../features/identity/auth/text/de.ts';
import { de as dashboard } from '../text/de.ts';

/** The words that sign-in needs, and every page of the dashboard. */
export const texts = { auth, dashboard };

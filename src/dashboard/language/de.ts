import { de as auth } from '../../features/identity/auth/text/de.ts';
import { de as dashboard } from '../text/de.ts';

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const texts = { auth, dashboard };

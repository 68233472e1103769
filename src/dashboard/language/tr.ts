import { tr as auth } from '../../features/identity/auth/text/tr.ts';
import { tr as dashboard } from '../text/tr.ts';

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const texts = { auth, dashboard };

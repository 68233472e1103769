import { en as auth } from '../../features/identity/auth/text/en.ts';
import { en as dashboard } from '../text/en.ts';

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const texts = { auth, dashboard };

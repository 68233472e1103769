import { auth } from '../../features/identity/text/en.ts';
import { dashboard } from '../text/en.ts';

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const texts = { auth, dashboard };

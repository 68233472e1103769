import { auth } from '../../features/identity/text/tr.ts';
import { dashboard } from '../text/tr.ts';

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const texts = { auth, dashboard };

import { auth } from '../../features/identity/text/de.ts';
import { dashboard } from '../text/de.ts';

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const texts = { auth, dashboard };

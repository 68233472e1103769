import { auth } from '../../features/identity/text/es.ts';
import { dashboard } from '../text/es.ts';

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const texts = { auth, dashboard };

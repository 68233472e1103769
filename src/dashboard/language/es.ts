import { es as auth } from '../../features/identity/auth/text/es.ts';
import { es as dashboard } from '../text/es.ts';

/** The texts of the sign-in and of the frame of every page of the dashboard. */
export const texts = { auth, dashboard };

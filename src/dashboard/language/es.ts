import { es as auth } from '../../features/identity/auth/text/es.ts';
import { es as dashboard } from '../text/es.ts';

/** The words that sign-in needs, and every page of the dashboard. */
export const texts = { auth, dashboard };

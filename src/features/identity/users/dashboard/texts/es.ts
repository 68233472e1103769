import { es as users } from '../../text/es.ts';

export const texts = { users };

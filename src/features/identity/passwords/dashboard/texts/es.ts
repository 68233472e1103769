import { es as passwords } from '../../text/es.ts';

export const texts = { passwords };

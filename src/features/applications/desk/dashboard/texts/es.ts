import { es as applications } from '../../text/es.ts';

export const texts = { applications };

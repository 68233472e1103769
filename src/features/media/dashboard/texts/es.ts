import { es as media } from '../../text/es.ts';

export const texts = { media };

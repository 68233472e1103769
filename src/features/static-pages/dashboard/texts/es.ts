import { es as staticPages } from '../../text/es.ts';

export const texts = { staticPages };

import { es as jobs } from '../../text/es.ts';

export const texts = { jobs };

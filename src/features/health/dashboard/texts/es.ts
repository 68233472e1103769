import { es as health } from '../../text/es.ts';

export const texts = { health };

import { es as audit } from '../../text/es.ts';

export const texts = { audit };

import { es as transfer } from '../../text/es.ts';

export const texts = { transfer };

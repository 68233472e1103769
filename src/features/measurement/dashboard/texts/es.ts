import { es as measurement } from '../../text/es.ts';

export const texts = { measurement };

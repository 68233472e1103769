import { es as privacy } from '../../text/es.ts';

export const texts = { privacy };

import { es as messages } from '../../text/es.ts';

export const texts = { messages };

import { es as content } from '../../text/es.ts';

export const texts = { content };

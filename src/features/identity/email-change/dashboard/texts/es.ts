import { es as emailChange } from '../../text/es.ts';

export const texts = { emailChange };

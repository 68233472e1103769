import { es as emailTemplates } from '../../text/es.ts';

export const texts = { emailTemplates };

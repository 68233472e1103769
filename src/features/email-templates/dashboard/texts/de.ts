import { de as emailTemplates } from '../../text/de.ts';

export const texts = { emailTemplates };

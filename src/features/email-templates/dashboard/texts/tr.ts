import { tr as emailTemplates } from '../../text/tr.ts';

export const texts = { emailTemplates };

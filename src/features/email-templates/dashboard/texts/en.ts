import { en as emailTemplates } from '../../text/en.ts';

export const texts = { emailTemplates };

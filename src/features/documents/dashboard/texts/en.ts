import { en as documentsDesk } from '../../text/desk/en.ts';

export const texts = { documentsDesk };
